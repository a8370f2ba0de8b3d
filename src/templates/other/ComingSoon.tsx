import { graphql, type PageProps } from "gatsby"
import { ButtonLink } from "../../components/action/Button"
import { classes } from "../../components/classes"
import { Picture } from "../../components/media/Picture"
import { Container } from "../../components/text/Container"
import { NotifyForm } from "../../contact/NotifyForm"
import { required } from "../../required"
import { Countdown } from "../../sections/hero/Countdown"
import { type Door, Inside } from "../../sections/hero/Inside"
import { endOfDay, useCountdown } from "../../sections/hero/useCountdown"
import * as css from "./ComingSoon.module.css"

/**
 * /coming-soon: a countdown and a notify form (docs/specification.md#account-pages). The built HTML stays true at any
 * time: it names the opening day, and says that the site is open only if that day was over at build time.
 */
export default function ComingSoon({ data }: PageProps<Queries.ComingSoonPageQuery>) {
  const soon = required(data.comingSoon, "coming-soon.json")
  const site = required(data.siteInfo, "site.json")
  const writtenAt = Date.parse(required(data.site?.buildTime, "site.json"))
  const left = useCountdown(endOfDay(soon.lastDay), writtenAt)
  const isOpen = left === 0
  const { title, text } = isOpen ? soon.after : soon.before
  const doors = isOpen ? doorsOf(data) : []
  return (
    <>
      <div className={`whole ${css.opening}`}>
        <Container className={css.hero}>
          <div className={css.words}>
            <h1 className={css.title}>{title}</h1>
            <p className={css.text}>{text}</p>
            {isOpen && soon.action.to && (
              <ButtonLink to={soon.action.to}>{soon.action.label}</ButtonLink>
            )}
          </div>
          <p className="visually-hidden" role="status">
            {isOpen && title}
          </p>
          <div className={css.picture}>
            <Picture
              picture={soon.img}
              first
              sizes="(min-width: 56.25em) 76vw, (min-width: 40em) 100vw, 135vw"
              className={css.img}
            />
          </div>
        </Container>
      </div>
      <div className={`whole night ${css.below}`}>
        <Container className={classes(css.notify, doors.length > 0 && css.opened)}>
          <Countdown label={soon.timer} units={soon.units} left={left} />
          {doors.length > 0 && <Inside title={soon.zero} doors={doors} />}
          <section className={css.invitation} aria-labelledby="notify-title">
            <h2 id="notify-title" className={css.subtitle}>
              {soon.notify.title}
            </h2>
            <p className={css.soft}>{soon.notify.text}</p>
            <NotifyForm email={site.email} />
          </section>
        </Container>
      </div>
    </>
  )
}

/** What the open site holds, as far as it has pages for it. */
function doorsOf({
  comingSoon,
  allServiceCard: services,
  allTeamMember: people,
  allPost: articles,
  allFaqItem: answers,
}: Queries.ComingSoonPageQuery): Door[] {
  const { inside } = required(comingSoon, "coming-soon.json")
  return [
    { ...inside.services, count: services.totalCount },
    { ...inside.people, count: people.totalCount },
    { ...inside.articles, count: articles.totalCount },
    { ...inside.answers, count: answers.totalCount },
  ].flatMap(({ label, to, count }) => (to && count > 0 ? [{ label, to, count }] : []))
}

export const query = graphql`
  query ComingSoonPage {
    comingSoon {
      lastDay
      before {
        title
        text
      }
      after {
        title
        text
      }
      timer
      zero
      units {
        days
        hours
        minutes
        seconds
      }
      inside {
        services {
          ...Action
        }
        people {
          ...Action
        }
        articles {
          ...Action
        }
        answers {
          ...Action
        }
      }
      action {
        ...Action
      }
      notify {
        title
        text
      }
      img {
        ...CutoutPicture
      }
    }
    allServiceCard {
      totalCount
    }
    allTeamMember {
      totalCount
    }
    allPost(filter: { sample: { ne: true } }) {
      totalCount
    }
    allFaqItem {
      totalCount
    }
    siteInfo {
      email
    }
    site {
      buildTime
    }
  }
`
