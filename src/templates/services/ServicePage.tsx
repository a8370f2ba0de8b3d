import type { ComponentProps, ReactNode } from "react"
import type { PictureData } from "../../components/media/Picture"
import { FirstViewEnd } from "../../layouts/FirstViewEnd"
import { CallToAction } from "../../sections/closing/CallToAction"
import { MoreServices } from "../../sections/service/MoreServices"
import { ServiceCloth } from "../../sections/service/ServiceCloth"
import { ServiceOpening } from "../../sections/service/ServiceOpening"
import { ServiceSteps } from "../../sections/service/ServiceSteps"
import { StructuredData } from "../../seo/StructuredData"
import { faqPage, service as serviceItem } from "../../seo/structured"

type ServicePageProps = {
  /** Path of the page. */
  path: string
  /** The h1, when it differs from the service's title. */
  heading?: string
  /** Breadcrumb label, when the h1 is too long for it. */
  crumb?: string
  service: {
    readonly title: string
    readonly subtitle: string
    readonly img: PictureData
  }
  /** What data/service-pages.json has for this page, if anything. */
  own: Queries.ServicePageFragment | null
  process: ComponentProps<typeof ServiceSteps>["process"]
  /** The call to action, if the page has none of its own. */
  closing: ComponentProps<typeof CallToAction>["closing"]
  /** The service's introduction and features. */
  children: ReactNode
} & ComponentProps<typeof MoreServices>

/**
 * The page of one service: opening, introduction with features, process, related services, and a cloth of proof, questions and the
 * call to action.
 */
export function ServicePage({
  path,
  heading,
  crumb,
  service: { title, subtitle, img },
  own,
  process,
  more,
  services,
  closing,
  children,
}: ServicePageProps) {
  return (
    <>
      <StructuredData
        items={(site) => [
          serviceItem({ title, description: subtitle, path }, site),
          ...(own ? [faqPage(own.faq.items)] : []),
        ]}
      />
      <ServiceOpening
        title={heading ?? title}
        crumb={crumb}
        text={subtitle}
        img={own?.img ?? img}
        facts={own?.facts ?? []}
      />
      <FirstViewEnd />
      {children}
      <ServiceSteps process={process} />
      <MoreServices more={more} services={services} />
      {own ? <ServiceCloth own={own} /> : <CallToAction closing={closing} />}
    </>
  )
}
