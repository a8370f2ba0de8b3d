/** How the editor presents a content file. */
type Entry = {
  /** Its name in the list. */
  label: string
  /** What one item is called: "Add person". Only for files that hold a list. */
  item?: string
  /** A page that shows it, for "View on site". */
  page: string
  /** False if a developer decides which items there are, because each belongs to a page of the route table. */
  canAdd?: false
}

type EditorGroup = {
  name: string
  label: string
  /** Name of a Material Symbol. */
  icon: string
  /** By file name in data/. */
  files: Record<string, Entry>
}

/** The editor's sidebar. A content file belongs to exactly one group. */
export const groups: readonly EditorGroup[] = [
  {
    name: "home",
    label: "Home page",
    icon: "home",
    files: {
      "home.json": { label: "Texts and pictures", page: "/" },
      "brands.json": { label: "Clients’ logos", item: "logo", page: "/" },
      "tiles.json": { label: "Instagram strip", item: "picture", page: "/" },
      "projects.json": { label: "Project slider", item: "project", page: "/" },
    },
  },
  {
    name: "homes",
    label: "Home pages by trade",
    icon: "dashboard",
    files: {
      "home-two.json": { label: "Digital agency", page: "/home-two" },
      "home-three.json": { label: "Advertising agency", page: "/home-three" },
      "home-four.json": { label: "Interior design studio", page: "/home-four" },
      "home-five.json": { label: "Search engine optimisation", page: "/home-five" },
      "home-six.json": { label: "Start-ups", page: "/home-six" },
      "home-seven.json": { label: "Digital marketing", page: "/home-seven" },
      "landing-voices.json": {
        label: "Testimonials of these pages",
        item: "testimonial",
        page: "/home-three",
      },
      "designs.json": { label: "Overview of these pages", page: "/designs" },
    },
  },
  {
    name: "services",
    label: "Services",
    icon: "design_services",
    files: {
      "services.json": { label: "Service cards", item: "service", page: "/service" },
      "service-list.json": { label: "Page “Services”", page: "/service" },
      "it-services.json": {
        label: "IT services",
        item: "IT service",
        page: "/systems-maintenance",
      },
      "it-page.json": { label: "Texts of the IT service pages", page: "/systems-maintenance" },
      "service-pages.json": {
        label: "Prices, proof and questions of the services",
        item: "page",
        page: "/web-services",
      },
      "service-ways.json": {
        label: "Links below the services",
        item: "page",
        page: "/web-services",
        canAdd: false,
      },
      "single-service.json": { label: "Page “Single service”", page: "/single-service" },
    },
  },
  {
    name: "work",
    label: "Portfolio",
    icon: "work",
    files: {
      "portfolio.json": { label: "Portfolio pages", page: "/portfolio-one" },
      "portfolio-one.json": { label: "Portfolio one", item: "project", page: "/portfolio-one" },
      "portfolio-two.json": { label: "Portfolio two", item: "card", page: "/portfolio-two" },
      "portfolio-case.json": { label: "Project as a case", page: "/single-portfolio" },
      "showcase-pages.json": {
        label: "Introductions of project and service pages",
        item: "page",
        page: "/web-services",
        canAdd: false,
      },
    },
  },
  {
    name: "agency",
    label: "Agency and prices",
    icon: "groups",
    files: {
      "plans.json": { label: "Prices", item: "package", page: "/pricing" },
      "pricing.json": { label: "Page “Pricing”", page: "/pricing" },
      "team.json": { label: "Team", item: "person", page: "/team" },
      "team-page.json": { label: "Page “Team”", page: "/team" },
      "team-member.json": { label: "Chief executive’s page", page: "/single-team" },
      "about.json": { label: "Page “About us”", page: "/about-us" },
      "banner.json": { label: "Moving banner", item: "picture", page: "/about-us" },
      "testimonials.json": { label: "Testimonials", item: "testimonial", page: "/testimonial" },
      "testimonial-page.json": { label: "Page “Testimonials”", page: "/testimonial" },
      "faq.json": { label: "Questions and answers", item: "question", page: "/faq" },
      "faq-page.json": { label: "Page “FAQ”", page: "/faq" },
    },
  },
  {
    name: "blog",
    label: "Blog",
    icon: "article",
    files: {
      "posts.json": { label: "Articles", item: "article", page: "/blog" },
      "categories.json": { label: "Categories", item: "category", page: "/blog" },
      "tags.json": { label: "Tags", item: "tag", page: "/blog" },
      "comments.json": {
        label: "Comments on the sample article",
        item: "comment",
        page: "/single-blog",
      },
      "blog.json": { label: "Texts of the blog’s pages", page: "/blog" },
    },
  },
  {
    name: "contact",
    label: "Contact and legal",
    icon: "contact_mail",
    files: {
      "contact.json": { label: "Page “Contact us”", page: "/contact-us" },
      "account.json": { label: "Signing in and signing up", page: "/sign-in" },
      "legal.json": { label: "Terms and privacy", item: "text", page: "/terms", canAdd: false },
      "privacy-analytics.json": { label: "Privacy while page views are counted", page: "/privacy" },
      "coming-soon.json": { label: "Page “Coming soon”", page: "/coming-soon" },
    },
  },
  {
    name: "site",
    label: "Every page",
    icon: "web",
    files: {
      "site.json": { label: "Address, phone, networks", page: "/" },
      "menu.json": { label: "Menu", item: "entry", page: "/" },
      "footer-links.json": { label: "Footer’s links", item: "link", page: "/" },
      "rich-footer.json": { label: "Footer of the agency home pages", page: "/home-two" },
      "side-panel.json": { label: "Side panel", page: "/home-four" },
      "pages.json": {
        label: "Titles and descriptions for search engines",
        item: "page",
        page: "/",
        canAdd: false,
      },
    },
  },
]

/** A content file's name without its extension. */
export function stemOf(file: string): string {
  return file.replace(/\.json$/, "")
}
