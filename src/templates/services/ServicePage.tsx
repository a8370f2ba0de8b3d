import type { ComponentProps, ReactNode } from "react"
import { CallToAction } from "../../sections/closing/CallToAction"
import { Process } from "../../sections/company/Process"
import { TitleBar } from "../../sections/hero/TitleBar"
import { MoreServices } from "../../sections/service/MoreServices"
import { ServiceFeatures } from "../../sections/service/ServiceFeatures"
import { StructuredData } from "../../seo/StructuredData"
import { service as serviceItem } from "../../seo/structured"

type ServicePageProps = {
  /** Path of the page. */
  path: string
  /** The h1, when it differs from the service's title. */
  heading?: string
  /** Breadcrumb label, when the h1 is too long for it. */
  crumb?: string
  service: ComponentProps<typeof ServiceFeatures> & {
    readonly title: string
    readonly subtitle: string
  }
  process: ComponentProps<typeof Process>["process"]
  closing: ComponentProps<typeof CallToAction>["closing"]
  /** The service's introduction. */
  children: ReactNode
} & ComponentProps<typeof MoreServices>

/** The page of one service: introduction, features, process, related services and call to action. */
export function ServicePage({
  path,
  heading,
  crumb,
  service: { title, subtitle, features },
  process,
  more,
  services,
  closing,
  children,
}: ServicePageProps) {
  return (
    <>
      <StructuredData
        items={(site) => [serviceItem({ title, description: subtitle, path }, site)]}
      />
      <TitleBar title={heading ?? title} crumb={crumb} text={subtitle} />
      {children}
      <ServiceFeatures features={features} />
      <Process process={process} />
      <MoreServices more={more} services={services} />
      <CallToAction closing={closing} />
    </>
  )
}
