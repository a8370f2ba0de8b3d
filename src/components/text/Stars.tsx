import { Icon } from "../media/Icon"
import * as css from "./Stars.module.css"

type StarsProps = {
  /** 1 to 5. */
  rating: number
}

/** A rating in stars, with a text alternative. */
export function Stars({ rating }: StarsProps) {
  return (
    <p className={css.stars}>
      <span className="visually-hidden">{`${rating} out of 5 stars`}</span>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} name="star" filled={star <= rating} />
      ))}
    </p>
  )
}
