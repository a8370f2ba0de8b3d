import { PLAN_SUBJECTS_ID, type PlanSubjects, planScript } from "./planSubject"

/** The subjects of all plans, and the script that fills in one of them. Comes after the form. */
export function PlanScript({ subjects }: { subjects: PlanSubjects }) {
  const data = JSON.stringify(subjects).replaceAll("<", "\\u003c")
  return (
    <>
      <script
        type="application/json"
        id={PLAN_SUBJECTS_ID}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped, so that it can't close the script.
        dangerouslySetInnerHTML={{ __html: data }}
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant script of our own. */}
      <script dangerouslySetInnerHTML={{ __html: planScript }} />
    </>
  )
}
