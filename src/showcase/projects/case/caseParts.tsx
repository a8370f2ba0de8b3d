import type { ReactNode } from "react"
import { Credits } from "../../../components/case/Credits"
import type { CasePart } from "../../contentLists"
import type { Project } from "../project"
import { Brief } from "./Brief"
import { ClientQuote } from "./ClientQuote"
import { Decisions } from "./Decisions"
import { ProjectResult } from "./ProjectResult"
import { Screens } from "./Screens"
import { Story } from "./Story"

/** The parts of a case. */
export const caseParts: Record<CasePart, (project: Project) => ReactNode> = {
  brief: ({ problem, constraint }) => <Brief problem={problem} constraint={constraint} />,
  story: ({ story, chart }) => <Story chapters={story} chart={chart} />,
  decisions: ({ decisions }) => <Decisions decisions={decisions} />,
  screens: ({ title, screens }) => <Screens label={`Screens of ${title}`} screens={screens} />,
  result: ({ result }) => result && <ProjectResult result={result} />,
  quote: ({ quote }) => quote && <ClientQuote quote={quote} />,
  credits: ({ credits }) => <Credits credits={credits} />,
}
