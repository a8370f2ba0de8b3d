import { useRef } from "react"
import * as css from "./SkillBar.module.css"
import { useEntrance } from "./useEntrance"

export type SkillData = { readonly title: string; readonly percent: number }

type SkillBarProps = {
  skill: SkillData
}

/**
 * A skill, its figure, and a bar of cloth as long as the figure says; it is woven in 3 s when it comes into view (SPEC 9).
 * The bar stands at its full length in the page as it arrives. It only repeats the figure, so it is not read out.
 */
export function SkillBar({ skill }: SkillBarProps) {
  const root = useRef<HTMLDivElement>(null)
  const weaving = useEntrance(root)
  return (
    <div ref={root} className={css.skill}>
      <dt className={css.title}>{skill.title}</dt>
      <dd className={css.figure}>{skill.percent}%</dd>
      <dd className={css.rail} aria-hidden="true">
        <span
          className={`${css.bar} ${weaving ? css.weaving : ""}`}
          style={{ inlineSize: `${skill.percent}%` }}
        />
      </dd>
    </div>
  )
}
