/** Company name in mails, the panel and the login bridge. */
export const companyName = "Adwene"

/** Footer of mails and pages. */
export const companyLine = `${companyName}, branding, design and software. Accra, Ghana.`
