/** @jest-environment node */
import { isVideoFile, playerUrl } from "../../../src/components/media/video"

const cloth = "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ"
const vimeo = "https://player.vimeo.com/video/76979871?dnt=1"

test.each([
  ["https://www.youtube.com/watch?v=aqz-KE-bpKQ", cloth],
  ["https://youtube.com/watch?list=PL1&v=aqz-KE-bpKQ&t=42s", cloth],
  ["http://www.youtube.com/watch?v=aqz-KE-bpKQ", cloth],
  ["https://m.youtube.com/watch?v=aqz-KE-bpKQ", cloth],
  ["HTTPS://WWW.YOUTUBE.COM/watch?v=aqz-KE-bpKQ", cloth],
  ["https://youtu.be/aqz-KE-bpKQ?si=abc", cloth],
  ["https://www.youtube.com/shorts/aqz-KE-bpKQ", cloth],
  ["https://www.youtube.com/embed/aqz-KE-bpKQ?autoplay=1", cloth],
  ["https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ", cloth],
  ["https://vimeo.com/76979871", vimeo],
  ["https://www.vimeo.com/76979871?share=copy", vimeo],
  ["https://player.vimeo.com/video/76979871?autoplay=1", vimeo],
])("the player of %s is %s", (address, player) => {
  expect(playerUrl(address)).toBe(player)
})

test.each([
  ["an empty string", ""],
  ["text that is no URL", "watch our film"],
  ["a URL without a host", "/watch?v=aqz-KE-bpKQ"],
  ["a javascript: URL", "javascript:alert(1)//youtube.com/watch?v=aqz-KE-bpKQ"],
  ["a javascript: URL with a tab in it", "java\tscript:alert(1)"],
  ["a data: URL", "data:text/html,<script>alert(1)</script>"],
  ["another protocol", "ftp://www.youtube.com/watch?v=aqz-KE-bpKQ"],
  ["a video file", "https://films.example/cloth.mp4"],
  ["an unknown host", "https://films.example/watch?v=aqz-KE-bpKQ"],
  ["a host that ends like a known one", "https://notyoutube.com/watch?v=aqz-KE-bpKQ"],
  ["a host that begins like a known one", "https://youtube.com.films.example/watch?v=aqz-KE-bpKQ"],
  ["a known host as a user's name", "https://youtube.com@films.example/watch?v=aqz-KE-bpKQ"],
  ["a known host as a path", "https://films.example/youtube.com/watch?v=aqz-KE-bpKQ"],
  ["YouTube without a film", "https://www.youtube.com/@adwene"],
  ["a video ID that is too short", "https://youtu.be/abc"],
  ["a video ID with a path in it", "https://www.youtube.com/watch?v=../../evil"],
  ["a video ID with markup in it", 'https://www.youtube.com/watch?v="><script>'],
  ["a video ID with a query in it", "https://www.youtube.com/watch?v=aqz-KE-bpKQ%3Fautoplay=1"],
  ["Vimeo without a film", "https://vimeo.com/channels/staffpicks"],
])("%s has no player", (_, address) => {
  expect(playerUrl(address)).toBeNull()
})

test.each([
  ["https://films.example/cloth.mp4", true],
  ["http://localhost:3001/media/cloth.WEBM?v=2", true],
  ["https://films.example/cloth.mp4/page", false],
  ["https://films.example/?file=cloth.mp4", false],
  ["ftp://films.example/cloth.mp4", false],
  ["javascript:alert(1)//cloth.mp4", false],
  ["cloth.mp4", false],
  ["", false],
])("%s is a video file: %s", (address, isFile) => {
  expect(isVideoFile(address)).toBe(isFile)
})
