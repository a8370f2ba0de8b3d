import type {
  AboutPage,
  BreadcrumbList,
  ContactPage,
  FAQPage,
  JsonLdObject,
  ListItemLeaf,
  OfferCatalog,
  OfferLeaf,
  OrganizationLeaf,
  ProfilePage,
  QuestionLeaf,
  SearchAction,
  ServiceLeaf,
  WebSite,
  WithActionConstraints,
} from "schema-dts"
import type { Crumb } from "../components/action/Breadcrumbs"
import { language } from "./language"

/**
 * Structured data for search engines (schema.org). Each function takes the data that the page
 * shows, so that the two can't diverge, and returns a JSON-LD object for <StructuredData>.
 */

/** An item of one of schema.org's types. */
export type Item = JsonLdObject & { readonly "@type": string }

export type SiteMeta = {
  /** Public address, without a trailing slash. */
  url: string
  name: string
  tagline: string
  /** Year. */
  established: string
  email: string
  phones: readonly string[]
  /** Where the office is. */
  city: string
  country: string
}

/** A question of an accordion, with its answer in paragraphs. */
type Question = {
  title: string
  text: string | readonly string[]
}

type Plan = {
  title: string
  description: string
  /** Price in US dollars per month, by billing frequency. */
  prices: readonly { id: number; amount: number }[]
}

type Frequency = {
  id: number
  /** Shown beside a price: "USD a month, billed annually". */
  unit: string
}

type Member = {
  name: string
  designation: string
  /** Path of the portrait on this site. */
  img?: string
  description?: string
}

/** The absolute address of a page. */
export function fullAddress(path: string, { url }: SiteMeta): string {
  return url + path
}

/** The agency, with an @id that is the same on every page. */
export function agency(site: SiteMeta): OrganizationLeaf {
  const home = fullAddress("/", site)
  return { "@type": "Organization", "@id": `${home}#agency`, name: site.name, url: home }
}

export function organization(site: SiteMeta): OrganizationLeaf {
  return {
    ...agency(site),
    logo: fullAddress("/icons/icon-512.png", site),
    description: site.tagline,
    foundingDate: site.established,
    email: site.email,
    telephone: [...site.phones],
    address: {
      "@type": "PostalAddress",
      addressLocality: site.city,
      addressCountry: site.country,
    },
  }
}

/** The site, with the address of its search. */
export function website(site: SiteMeta): WebSite {
  const search: WithActionConstraints<SearchAction> = {
    "@type": "SearchAction",
    target: {
      "@type": "EntryPoint",
      urlTemplate: `${fullAddress("/blog/search", site)}?q={search_term_string}`,
    },
    "query-input": "required name=search_term_string",
  }
  return {
    "@type": "WebSite",
    "@id": `${fullAddress("/", site)}#website`,
    name: site.name,
    url: fullAddress("/", site),
    inLanguage: language,
    publisher: agency(site),
    potentialAction: search,
  }
}

/** @param trail the pages below the homepage, the page itself last */
export function breadcrumbs(trail: readonly Crumb[], site: SiteMeta): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ title: "Home", path: "/" }, ...trail].map(
      ({ title, path }, index): ListItemLeaf => ({
        "@type": "ListItem",
        position: index + 1,
        name: title,
        item: fullAddress(path, site),
      }),
    ),
  }
}

export function faqPage(questions: readonly Question[]): FAQPage {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(
      ({ title, text }): QuestionLeaf => ({
        "@type": "Question",
        name: title,
        acceptedAnswer: { "@type": "Answer", text: [text].flat().join("\n\n") },
      }),
    ),
  }
}

export function service(
  { title, description, path }: { title: string; description: string; path: string },
  site: SiteMeta,
): ServiceLeaf {
  return {
    "@type": "Service",
    name: title,
    serviceType: title,
    description,
    url: fullAddress(path, site),
    areaServed: { "@type": "Country", name: site.country },
    provider: agency(site),
  }
}

/** A price list, with an offer for each plan and billing frequency. */
export function offers(
  title: string,
  plans: readonly Plan[],
  frequencies: readonly Frequency[],
  site: SiteMeta,
): OfferCatalog {
  return {
    "@type": "OfferCatalog",
    name: title,
    itemListElement: plans.flatMap(({ title: name, description, prices }) =>
      prices.map(
        ({ id, amount }): OfferLeaf => ({
          "@type": "Offer",
          name,
          priceSpecification: {
            "@type": "UnitPriceSpecification",
            price: amount,
            priceCurrency: "USD",
            // UN/CEFACT code for month.
            unitCode: "MON",
            description: frequencies.find((frequency) => frequency.id === id)?.unit,
          },
          itemOffered: { "@type": "Service", name, description, provider: agency(site) },
        }),
      ),
    ),
  }
}

/** The page of one person. */
export function profile(
  { name, designation, img, description }: Member,
  site: SiteMeta,
): ProfilePage {
  return {
    "@type": "ProfilePage",
    mainEntity: {
      "@type": "Person",
      name,
      jobTitle: designation,
      ...(description && { description }),
      ...(img && { image: fullAddress(img, site) }),
      worksFor: agency(site),
    },
  }
}

export function aboutPage(site: SiteMeta): AboutPage {
  return {
    "@type": "AboutPage",
    url: fullAddress("/about-us", site),
    mainEntity: organization(site),
  }
}

export function contactPage(site: SiteMeta): ContactPage {
  return {
    "@type": "ContactPage",
    url: fullAddress("/contact-us", site),
    mainEntity: organization(site),
  }
}
