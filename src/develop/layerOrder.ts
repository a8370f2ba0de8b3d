/**
 * The statement of src/styles/layers.css, for the dev server's document: the dev server's one stylesheet begins with the
 * styles of what is loaded later, and the first statement that names a layer decides its rank. A build has it in each page.
 */
export const layerOrder = "@layer reset, base, components, sections, layouts, overrides;"
