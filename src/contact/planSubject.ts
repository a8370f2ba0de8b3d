import { useState, useSyncExternalStore } from "react"

/** The subject of the contact form for visitors who come from a plan, by the plan's id. */
export type PlanSubjects = Readonly<Record<string, string>>

/** Id of the data block that the inline script reads. */
export const PLAN_SUBJECTS_ID = "plan-subjects"

/**
 * Fills in the subject of a page that was loaded as a document, before its runtime is there; the form then adopts it like
 * early input. Constant, so that the policy needs one hash for it.
 */
export const planScript = `(function(d){var i=d.querySelector("[name=subject]"),s=JSON.parse(d.getElementById("${PLAN_SUBJECTS_ID}").textContent)[new URLSearchParams(location.search).get("plan")];if(i&&!i.value&&typeof s==="string")i.value=s})(document)`

/**
 * The subject of a page that the router opened, where inline scripts don't run.
 * @returns "" without a known plan, and while hydrating: then the inline script has done it, and the visitor may have
 *   changed it since
 */
export function usePlanSubject(subjects: PlanSubjects): string {
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  const [subject] = useState(() => (isHydrating ? "" : subjectIn(window.location.search, subjects)))
  return subject
}

function subjectIn(query: string, subjects: PlanSubjects): string {
  const plan = new URLSearchParams(query).get("plan") ?? ""
  return (Object.hasOwn(subjects, plan) && subjects[plan]) || ""
}

function neverChanges() {
  return () => {}
}
