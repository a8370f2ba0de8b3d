import type { ComponentProps } from "react"
import { ButtonLink } from "../../components/action/Button"
import { WovenSteps } from "../../components/service/WovenSteps"
import { Container } from "../../components/text/Container"
import { SectionHeading } from "../../components/text/SectionHeading"
import type { ActionData } from "../fragments"
import * as css from "./ServiceSteps.module.css"

type ServiceStepsProps = {
  process: {
    readonly eyebrow: string
    readonly title: string
    readonly items: ComponentProps<typeof WovenSteps>["steps"]
    readonly action: ActionData
  }
}

/** How we work: numbered steps under a cloth that grows with each, and the call to action. */
export function ServiceSteps({ process: { eyebrow, title, items, action } }: ServiceStepsProps) {
  if (items.length === 0) return null
  return (
    <section aria-labelledby="process-title" className={css.band}>
      <Container>
        <div className={css.heading}>
          <SectionHeading id="process-title" eyebrow={eyebrow}>
            {title}
          </SectionHeading>
        </div>
        <WovenSteps headingLevel={3} steps={items} />
        {action.to && (
          <p className={css.action}>
            <ButtonLink to={action.to}>{action.label}</ButtonLink>
          </p>
        )}
      </Container>
    </section>
  )
}
