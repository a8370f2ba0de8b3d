/** Shown on account pages when scripts are off, before the agency's e-mail address. */
export const withoutScript =
  "Switch them on for this site and load the page again. If you can’t, we help by hand:"
