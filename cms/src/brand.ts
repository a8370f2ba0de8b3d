/** The company, as mails, the panel and the login bridge name it. */
export const companyName = "Adwene"

/** At the foot of mails and pages. */
export const companyLine = `${companyName}, branding, design and software. Accra, Ghana.`
