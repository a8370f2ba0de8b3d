import { type ContentFiles, one } from "../contentFile"
import { homeFive } from "./homeFive"
import { homeFour } from "./homeFour"
import { homeSeven } from "./homeSeven"
import { homeSix } from "./homeSix"
import { homeThree } from "./homeThree"
import { homeTwo } from "./homeTwo"

/** The six other home pages. */
export const otherHomeFiles: ContentFiles = {
  "home-two.json": one("HomeTwo", homeTwo),
  "home-three.json": one("HomeThree", homeThree),
  "home-four.json": one("HomeFour", homeFour),
  "home-five.json": one("HomeFive", homeFive),
  "home-six.json": one("HomeSix", homeSix),
  "home-seven.json": one("HomeSeven", homeSeven),
}
