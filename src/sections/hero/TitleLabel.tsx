import { Breadcrumbs } from "../../components/action/Breadcrumbs"
import { Container } from "../../components/text/Container"
import * as css from "./TitleLabel.module.css"

type TitleLabelProps = {
  /** The page's h1. */
  title: string
  /** Breadcrumb label, when the h1 is too long for it. */
  crumb?: string
}

/** A small h1 on the breadcrumbs' line, where a larger headline follows. */
export function TitleLabel({ title, crumb = title }: TitleLabelProps) {
  return (
    <div className="whole">
      <Container className={css.label}>
        <Breadcrumbs current={crumb} />
        <h1 className={css.title}>{title}</h1>
      </Container>
    </div>
  )
}
