import { Link } from "../../components/action/Link"
import { Icon } from "../../components/media/Icon"
import { Seam } from "../../components/media/Seam"
import { Container } from "../../components/text/Container"
import * as css from "./PreviousNextLinks.module.css"

export type AdjacentArticle = { path: string; title: string }

type PreviousNextLinksProps = {
  /** The next older article; null for the oldest. */
  previous: AdjacentArticle | null
  /** The next newer article; null for the newest. */
  next: AdjacentArticle | null
}

/** Links to the previous and next article. */
export function PreviousNextLinks({ previous, next }: PreviousNextLinksProps) {
  if (!previous && !next) return null
  return (
    <nav className={`night ${css.band}`} aria-label="Articles before and after">
      <Seam />
      <Container className={css.pair}>
        {previous && (
          <Link to={previous.path} className={`${css.link} ${css.previous}`}>
            <span className={css.label}>
              <Icon name="back" />
              Previous
            </span>{" "}
            <span className={css.title}>{previous.title}</span>
          </Link>
        )}{" "}
        {next && (
          <Link to={next.path} className={`${css.link} ${css.next}`}>
            <span className={css.label}>
              Next
              <Icon name="arrow" />
            </span>{" "}
            <span className={css.title}>{next.title}</span>
          </Link>
        )}
      </Container>
    </nav>
  )
}
