import { graphql, type PageProps } from "gatsby"
import { QuestionBand } from "../../contact/QuestionBand"
import { SubscribeForm } from "../../contact/SubscribeForm"
import { FirstViewEnd } from "../../layouts/FirstViewEnd"
import { RichFooter } from "../../layouts/footer/RichFooter"
import { required } from "../../required"
import { Questions } from "../../sections/company/Questions"
import { SearchHero } from "../../sections/hero/SearchHero"
import { ContentBlock } from "../../sections/landing/ContentBlock"
import { StepAccordion } from "../../sections/landing/StepAccordion"
import { Thread } from "../../sections/landing/Thread"
import * as threadCss from "../../sections/landing/threads/signal.module.css"
import { WordMarquee } from "../../sections/landing/WordMarquee"
import { Figures } from "../../sections/proof/Figures"
import { ServiceRanks } from "../../sections/services/landing/ServiceRanks"
import { TeamTrio } from "../../sections/team/TeamTrio"
import { StructuredData } from "../../seo/StructuredData"
import { faqPage } from "../../seo/structured"
import * as css from "./HomeFive.module.css"

/** `/home-five`: search engine optimisation (docs/specification.md#home-pages). */
export default function HomeFive({ data }: PageProps<Queries.HomeFivePageQuery>) {
  const home = required(data.homeFive, "home-five.json")
  const site = required(data.siteInfo, "site.json")
  return (
    <div className={css.signal}>
      {home.questions.items.length > 0 && (
        <StructuredData items={() => [faqPage(home.questions.items)]} />
      )}
      <SearchHero hero={home.hero}>
        <SubscribeForm {...home.hero.field} look="search" />
      </SearchHero>
      <FirstViewEnd />
      <Thread
        look={threadCss.signal}
        bands={[
          {
            key: "figures",
            side: "left",
            hasKnot: true,
            over: "bold",
            content: <Figures figures={home.figures} seconds={3} look="steps" />,
          },
          {
            key: "blocks",
            side: "left",
            content: (
              <div className={css.blocks}>
                <ContentBlock id="words" block={home.words} side="left" />
                <ContentBlock id="links" block={home.links} side="right" />
              </div>
            ),
          },
          { key: "services", side: "left", content: <ServiceRanks services={home.services} /> },
          { key: "steps", side: "right", content: <StepAccordion steps={home.steps} /> },
          {
            key: "keywords",
            side: "right",
            content: <WordMarquee {...home.keywords} look="ribbon" />,
          },
          {
            key: "team",
            side: "right",
            content: (
              <div className={css.team}>
                <TeamTrio team={home.team} look="steps" />
              </div>
            ),
          },
          {
            key: "questions",
            side: "left",
            content: (
              <div className={css.questions}>
                <Questions faq={home.questions} />
              </div>
            ),
          },
          {
            key: "contact",
            side: "left",
            hasKnot: true,
            over: "night",
            content: <QuestionBand words={home.contact} email={site.email} />,
          },
        ]}
      />
    </div>
  )
}

HomeFive.Footer = RichFooter

export const query = graphql`
  query HomeFivePage {
    homeFive {
      hero {
        ...SearchHero
        field {
          label
          submit
        }
      }
      figures {
        ...Figures
      }
      words {
        ...ContentBlock
      }
      links {
        ...ContentBlock
      }
      services {
        ...LandingServices
      }
      steps {
        ...StepAccordion
      }
      keywords {
        label
        words
      }
      team {
        ...TeamTrio
      }
      questions {
        ...Questions
      }
      contact {
        ...Intro
      }
    }
    siteInfo {
      email
    }
  }
`
