import { graphql, type PageProps } from "gatsby"
import { required } from "../../required"
import type { PageContext } from "../../routes"
import { CallToAction } from "../../sections/closing/CallToAction"
import { DesignList } from "../../sections/projects/DesignList"

/** /designs: the seven home pages, each with its own hero picture and headline. */
export default function Designs({
  data,
  pageContext,
}: PageProps<Queries.DesignsPageQuery, PageContext<"homes/Designs">>) {
  const { text, items, closing } = required(data.designs, "designs.json")
  const homes: Record<string, { page: Home; theme?: string } | undefined> = {
    "home-one": { page: data.home },
    "home-two": { page: data.homeTwo, theme: "studio" },
    "home-three": { page: data.homeThree, theme: "launch" },
    "home-four": { page: data.homeFour, theme: "interior" },
    "home-five": { page: data.homeFive, theme: "signal" },
    "home-six": { page: data.homeSix, theme: "launch" },
    "home-seven": { page: data.homeSeven, theme: "studio" },
  }
  const designs = items.flatMap(({ link, ...item }) => {
    const home = homes[item.id]
    return home?.page && link ? [{ ...item, link, theme: home.theme, hero: home.page.hero }] : []
  })
  return (
    <>
      <DesignList
        title={pageContext.title}
        crumb={pageContext.crumb}
        text={text}
        designs={designs}
      />
      <CallToAction closing={closing} ground="bold" />
    </>
  )
}

type Home = Queries.DesignsPageQuery["home" | "homeTwo"]

export const query = graphql`
  query DesignsPage {
    designs {
      text
      items {
        id
        title
        description
        link
        crop
      }
      closing {
        ...CallToAction
      }
    }
    home {
      hero {
        title
        img {
          ...CutoutPicture
        }
      }
    }
    homeTwo {
      hero {
        title
        img {
          ...HeroPicture
        }
      }
    }
    homeThree {
      hero {
        title
        img {
          ...HeroPicture
        }
      }
    }
    homeFour {
      hero {
        title
        img {
          ...HeroPicture
        }
      }
    }
    homeFive {
      hero {
        title
        img {
          ...HeroPicture
        }
      }
    }
    homeSix {
      hero {
        title
        img {
          ...CutoutPicture
        }
      }
    }
    homeSeven {
      hero {
        title
        img {
          ...HeroPicture
        }
      }
    }
  }
`
