import { useEffect, useState } from "react"
import { Icon } from "../../components/media/Icon"
import * as css from "./LikeButton.module.css"

type LikeButtonProps = {
  /** Number of likes, not counting the visitor's own. */
  likes: number
  /** Says what happens to a like. */
  note: string
  /** Key in local storage under which the like is remembered. */
  storageKey: string
}

/** Like count and button. One like per visitor, remembered in local storage and sent nowhere. */
export function LikeButton({ likes, note, storageKey }: LikeButtonProps) {
  const [liked, setLiked] = useState(false)
  const [announced, setAnnounced] = useState("")
  useEffect(() => setLiked(stored(storageKey)), [storageKey])
  const count = likes + (liked ? 1 : 0)

  function like() {
    if (liked) return
    setLiked(true)
    setAnnounced(`Thank you. ${count + 1} likes.`)
    try {
      localStorage.setItem(storageKey, "yes")
    } catch {
      // Without local storage, the like lasts until the visitor leaves the page.
    }
  }

  return (
    <div className={css.likes}>
      <p className={css.count}>
        <Icon name="heart" filled={liked} />
        {count} likes
      </p>
      <button type="button" className={css.button} aria-disabled={liked} onClick={like}>
        {liked ? "You like this" : "Like this article"}
      </button>
      <p className={css.note}>{note}</p>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </div>
  )
}

function stored(key: string): boolean {
  try {
    return localStorage.getItem(key) === "yes"
  } catch {
    return false
  }
}
