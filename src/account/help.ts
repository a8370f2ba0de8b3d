/** What to do on an account page when scripts are off; the agency's address follows. */
export const withoutScript =
  "Switch them on for this site and load the page again. If you can’t, we help by hand:"
