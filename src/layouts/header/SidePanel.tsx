import type { RefObject } from "react"
import { ButtonLink } from "../../components/action/Button"
import { phoneAddress } from "../../components/action/phoneAddress"
import { Dialog } from "../../components/disclosure/Dialog"
import { Logo } from "../Logo"
import type { LayoutData } from "../layouts"
import { type Social, SocialLinks } from "../SocialLinks"
import * as css from "./SidePanel.module.css"

export type SidePanelWords = {
  /** Accessible name of the button that opens it. */
  readonly opener: string
  readonly title: string
  readonly phone: string
  readonly email: string
  readonly address: string
  readonly socials: string
}

type SidePanelProps = {
  dialogRef: RefObject<HTMLDialogElement | null>
  path: string
  words: SidePanelWords
  site: {
    readonly name: string
    readonly blurb: string
    readonly phones: readonly string[]
    readonly email: string
    readonly address: string
    readonly socials: readonly Social[]
  }
  button: LayoutData["button"]
}

/**
 * A panel about the agency: who it is, how to reach it and its social networks
 * (docs/specification.md#layouts).
 */
export function SidePanel({ dialogRef, path, words, site, button }: SidePanelProps) {
  return (
    <Dialog id="side-panel" dialogRef={dialogRef} label={words.opener} place="side" path={path}>
      <div className={css.panel}>
        <Logo name={site.name} />
        <p className={css.title}>{words.title}</p>
        <p className={css.soft}>{site.blurb}</p>
        <dl className={css.ways}>
          <div>
            <dt>{words.phone}</dt>
            {site.phones.map((phone) => (
              <dd key={phone}>
                <a href={phoneAddress(phone)}>{phone}</a>
              </dd>
            ))}
          </div>
          <div>
            <dt>{words.email}</dt>
            <dd>
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </dd>
          </div>
          <div>
            <dt>{words.address}</dt>
            <dd>{site.address}</dd>
          </div>
          <div>
            <dt>{words.socials}</dt>
            <dd className={css.socials}>
              <SocialLinks socials={site.socials} />
            </dd>
          </div>
        </dl>
        {button && <ButtonLink to={button.to}>{button.label}</ButtonLink>}
      </div>
    </Dialog>
  )
}
