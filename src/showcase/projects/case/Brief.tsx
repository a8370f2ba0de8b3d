import { Paragraphs } from "../../Paragraphs"
import * as css from "./Brief.module.css"

type BriefProps = { problem: string; constraint: string }

/** What was wrong, and what could not be changed. */
export function Brief({ problem, constraint }: BriefProps) {
  const sides = [
    ["The problem", problem],
    ["The constraint", constraint],
  ].filter(([, text]) => text)
  if (sides.length === 0) return null
  return (
    <div className={css.brief}>
      {sides.map(([name, text = ""]) => (
        <section key={name} className={css.side}>
          <h3 className={css.name}>{name}</h3>
          <div className={css.text}>
            <Paragraphs text={text} />
          </div>
        </section>
      ))}
    </div>
  )
}
