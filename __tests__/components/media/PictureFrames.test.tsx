import { act, fireEvent, render } from "@testing-library/react"
import { PictureFrames } from "../../../src/components/media/PictureFrames"
import { passThroughView, setInView } from "../../support/browser"
import { flushTasks } from "../../support/flushTasks"
import { sharpPicture } from "../../support/pictures"

test("frames that arrive while the picture is in view wait until it is not", async () => {
  Object.assign(window, { ViewTimeline: class {} })
  const { container } = render(<PictureFrames frames={sharpPicture()} picture={sharpPicture()} />)
  fireEvent.keyDown(window)
  const frames = container.querySelector("img") as HTMLImageElement
  frames.decode = async () => {}
  fireEvent.load(frames)
  await act(flushTasks)
  setInView(frames, true)
  expect(frames).toHaveClass("coming")
  passThroughView(frames)
  expect(frames).toHaveClass("frames")
  setInView(frames, true)
  expect(frames).toHaveClass("frames")
})
