import { chromium } from "@playwright/test"

/**
 * Opens a page for photographs, at twice its size, and closes the browser after the work. A script error or a missing file
 * on the page ends the program.
 * @param {(page: import("@playwright/test").Page) => Promise<void>} work
 */
export async function withBrowserPage(work) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--allow-file-access-from-files"],
  })
  try {
    const page = await browser.newPage({
      viewport: { width: 1440, height: 1000 },
      deviceScaleFactor: 2,
    })
    page.on("pageerror", (error) => {
      throw error
    })
    page.on("requestfailed", (request) => {
      throw new Error(`${request.url()} can't be loaded`)
    })
    await work(page)
  } finally {
    await browser.close()
  }
}
