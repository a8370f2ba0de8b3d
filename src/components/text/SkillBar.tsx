import { useRef } from "react"
import { classes } from "../classes"
import * as css from "./SkillBar.module.css"
import { useEntrance } from "./useEntrance"

export type SkillData = { readonly title: string; readonly percent: number }

type SkillBarProps = {
  skill: SkillData
}

/**
 * A skill with its percentage and a bar of cloth of that length, which is woven in 3 s when it
 * enters the viewport (docs/specification.md#constants). The page is served with the bar at full
 * length. It only repeats the figure, so screen readers skip it.
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
          className={classes(css.bar, weaving && css.weaving)}
          style={{ inlineSize: `${skill.percent}%` }}
        />
      </dd>
    </div>
  )
}
