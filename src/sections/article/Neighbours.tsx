import { Link } from "../../components/action/Link"
import { Icon } from "../../components/media/Icon"
import { Seam } from "../../components/media/Seam"
import { Container } from "../../components/text/Container"
import * as css from "./Neighbours.module.css"

export type NeighbourData = { path: string; title: string }

type NeighboursProps = {
  /** The next older article; null for the oldest. */
  previous: NeighbourData | null
  /** The next newer article; null for the newest. */
  next: NeighbourData | null
}

/** Links to the previous and next article. */
export function Neighbours({ previous, next }: NeighboursProps) {
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
