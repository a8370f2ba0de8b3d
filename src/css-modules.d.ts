declare module "*.module.css" {
  const classes: Record<string, string>
  export = classes
}

/** Imported for its effect alone. */
declare module "*.css"
