import type { ProjectSeed } from "../../types.ts"
import { kenteLaneShop } from "../cases/kenteLaneShop.ts"

export const webDesign: ProjectSeed[] = [
  {
    slug: "kente-lane-market",
    title: "Kente Lane Market",
    client: "Kente Lane Weavers’ Cooperative",
    date: "2025-09-18",
    duration: "10 weeks",
    link: "https://kente-lane.example",
    description:
      "Forty weavers around Bonwire sold their cloth through middlemen, and buyers never learned who had made it. The cooperative wanted a shop of its own that names every weaver, explains every pattern and takes mobile money as easily as a card.\n\nWe designed the shop around the strip, the narrow band from which a cloth is sewn: choose a pattern, see it grow, meet the person at the loom. Pages weigh less than one phone photograph, so the shop opens on a slow connection in the village as it does in London. In its first season two thirds of all orders came straight to the weavers.",
    mainImage: {
      src: "projects/web-design/kente-lane-market-main.jpg",
      alt: "A monitor with the market's home page, “Ask who wove it. We know.” beside a hanging cloth; a crate of fruit and folded cloth stand beside it.",
    },
    secondaryImages: [
      {
        src: "projects/web-design/kente-lane-market-secondary.jpg",
        alt: "A phone that says “Yaw has your order” under a kente cloth, a bowl of fruit and a spool of crimson thread.",
      },
    ],
    gallery: [
      {
        src: "projects/web-design/kente-lane-market-gallery-1.jpg",
        alt: "A desk seen from above: the shop's home page in outline and in print, its five colours on chips, the phone's page and a bowl of fruit.",
      },
      {
        src: "projects/web-design/kente-lane-market-gallery-2.jpg",
        alt: "Three phones on steps that rise to the right, with a bowl of fruit for sale, the goods in squares and a list of orders.",
      },
    ],
    steps: [
      [
        "Listening at the loom",
        "Three days in Bonwire with weavers, dyers and the cooperative’s bookkeeper showed us what buyers ask, and what they never get told.",
      ],
      [
        "A catalogue of patterns",
        "We photographed 64 patterns in daylight, wrote down the name and meaning of each, and agreed on one way to measure and price them.",
      ],
      [
        "Shop and checkout",
        "Wireframes were tested on the phones people really own. Checkout fits on one screen and takes mobile money, card or payment on collection.",
      ],
      [
        "Handing over",
        "The cooperative’s own team now adds cloths, writes stories and reads the figures. We trained four people and left a handbook of eleven pages.",
      ],
      [
        "The first season",
        "For three months we watched where buyers stopped, shortened two pages and halved the questions that reached the office.",
      ],
    ],
    colour: "#a8321f",
    result: [
      "2/3",
      "of all orders",
      "came straight to the weavers in the shop’s first season. Until then, every one of them went through a middleman.",
    ],
    quote: [
      "They asked for a day in our shop before they drew a line. The site sells the way my mother does: patiently, and all day long.",
      "Ama Serwaa",
      "Chair, Kente Lane Market",
    ],
    details: kenteLaneShop,
  },
  {
    slug: "volta-coffee-roasters",
    title: "Volta Coffee Roasters",
    client: "Volta Coffee Roasters",
    date: "2025-05-22",
    duration: "8 weeks",
    link: "https://volta-coffee.example",
    description:
      "A small roastery in Ho had loyal customers and a website that showed opening hours from two years ago. Orders arrived as voice notes, and the roasting plan lived on a whiteboard.\n\nWe gave the roastery a site that sells subscriptions, tells where each lot was grown and closes the order list on roasting day by itself. The whiteboard is still there, for drawing. Subscriptions passed counter sales in the fifth month.",
    mainImage: {
      src: "projects/web-design/volta-coffee-roasters-main.jpg",
      alt: "A phone that says “Yours comes on Saturday”, with a button to skip this Friday; around it a dripper, two bags of coffee, a cup and beans.",
    },
    secondaryImages: [
      {
        src: "projects/web-design/volta-coffee-roasters-secondary.jpg",
        alt: "A monitor with the subscription page, “Friday's roast, your Saturday”; a black cup on a gold saucer and beans in front.",
      },
    ],
    gallery: [
      {
        src: "projects/web-design/volta-coffee-roasters-gallery-1.jpg",
        alt: "The roastery's dark home page in print lies over its first outline on sand, with a phone, a pencil, five colour chips and a cup of coffee.",
      },
      {
        src: "projects/web-design/volta-coffee-roasters-gallery-2.jpg",
        alt: "Three phones leaning in a fan, with a bag of coffee, one cup and the list of lots on their screens; a cup stands in front.",
      },
    ],
    steps: [
      [
        "Behind the counter",
        "We worked two mornings in the shop, wrote down every question and sorted them by how often they came.",
      ],
      [
        "One story for each lot",
        "Farm, height, harvest and taste became a card that works on the bag, on the shelf and on the screen.",
      ],
      [
        "Subscriptions that forgive",
        "Customers skip, pause or change their grind in two taps. The roastery sees one list per roasting day, and no voice notes.",
      ],
      [
        "Launch and care",
        "The site went live on a quiet Tuesday, with the old addresses redirected. We review speed and search results with the owners every quarter.",
      ],
    ],
    colour: "#c8553d",
    result: ["5th", "month", "The month in which subscriptions overtook the counter."],
    details: {
      screens: [
        {
          src: "screens/volta-coffee-subscription.jpg",
          alt: "The subscription page: “Friday's roast, your Saturday” beside bags of coffee, with choices for amount, rhythm, grind and town.",
          caption: "Four choices, and the bag comes on Saturday.",
        },
        {
          src: "screens/volta-coffee-roasting.jpg",
          alt: "The roastery's list for Friday: five lots with weight and bags, a roasting curve, and what changed since Thursday.",
          caption: "What the whiteboard used to say: Friday’s list, and nothing else.",
        },
      ],
    },
  },
  {
    slug: "asaase-clinic",
    title: "Asaase Clinic",
    client: "Asaase Community Clinic",
    date: "2024-11-07",
    duration: "12 weeks",
    link: "https://asaase-clinic.example",
    description:
      "People came to the clinic at dawn to be sure of a place in the queue, and many were sent to another department after hours of waiting. The clinic asked for a website; what it needed was a way to arrive prepared.\n\nThe new site answers three questions before anything else: where do I go, when, and what do I bring. Appointments are booked in plain English or Twi, with a text message for those who have no data left. Waiting time before the first consultation fell from three hours to fifty minutes.",
    mainImage: {
      src: "projects/web-design/asaase-clinic-main.jpg",
      alt: "A monitor with the clinic's Tuesday, its appointments as blocks in four columns; medicine jar, pills and a white cross beside it.",
    },
    secondaryImages: [
      {
        src: "projects/web-design/asaase-clinic-secondary.jpg",
        alt: "A phone that says “Stay in bed. Book from here.” with five reasons to come, beside a green stethoscope.",
      },
    ],
    gallery: [
      {
        src: "projects/web-design/asaase-clinic-gallery-1.jpg",
        alt: "The clinic's calendar in outline and in colour on a gold desk, with the phone's start page, five colour chips and a medicine jar.",
      },
      {
        src: "projects/web-design/asaase-clinic-gallery-2.jpg",
        alt: "A phone with the clinic's cross stands on a green block; two more lie beside it with an article and a list of departments.",
      },
    ],
    steps: [
      [
        "A morning in the queue",
        "Before drawing anything we waited with patients, and noted what they were unsure about and whom they asked.",
      ],
      [
        "Words before screens",
        "Nurses and patients helped to rewrite the names of departments until nine out of ten people chose the right one.",
      ],
      [
        "Booking with a safety net",
        "Every step of a booking works without an account, by keyboard and with a screen reader, and ends in a text message.",
      ],
      [
        "Data kept small",
        "Only name, phone number and time are stored, and they are deleted after the visit. The clinic’s doctors approved every field.",
      ],
      [
        "Measured calm",
        "We counted waiting times before and after, and published both on the clinic’s notice board.",
      ],
    ],
    colour: "#1f6b4a",
    result: [
      "50",
      "minutes",
      "from the door to the first consultation. It used to be three hours.",
    ],
    quote: [
      "Patients book in Twi and English now, and the waiting room is quiet. I did not know that software could be kind.",
      "Efua Boateng",
      "Head nurse, Asaase Clinic",
    ],
    details: {
      screens: [
        {
          src: "screens/asaase-booking.jpg",
          alt: "Two phones on green: “Stay in bed. Book from here.” with five reasons to come, then days and times with what to bring.",
          caption: "Where, when, and what to bring: two screens, in Twi or English.",
        },
      ],
    },
  },
  {
    slug: "blackstar-logistics",
    title: "Blackstar Logistics",
    client: "Blackstar Haulage & Logistics",
    date: "2024-04-16",
    duration: "14 weeks",
    link: "https://blackstar-logistics.example",
    description:
      "Blackstar moves containers from Tema to Ouagadougou and back. Customers called to ask where their goods were, dispatchers called the drivers, and the drivers stopped at the roadside to answer.\n\nWe built a public site that wins new business and, behind it, a tracking page that answers the one question everyone had. Drivers report with three buttons that also work offline. Calls to dispatch fell by seventy per cent, and a quote that took two days now takes an hour.",
    mainImage: {
      src: "projects/web-design/blackstar-logistics-main.jpg",
      alt: "A phone with the driver's three large buttons, Moving, Standing and Help, between tied parcels and a lorry.",
    },
    secondaryImages: [
      {
        src: "projects/web-design/blackstar-logistics-secondary.jpg",
        alt: "A monitor with the tracking page, “North of Tamale, on time”, and a route from Tema to Ouagadougou; a container and a tied parcel beside it.",
      },
    ],
    gallery: [
      {
        src: "projects/web-design/blackstar-logistics-gallery-1.jpg",
        alt: "The tracking page with its star and dashed route lies in print over its outline, with a phone, a pencil, colour chips and a tied parcel.",
      },
      {
        src: "projects/web-design/blackstar-logistics-gallery-2.jpg",
        alt: "Three phones on a black rail show a delivery's stations, a parcel and the list of trips; a tied parcel stands in front.",
      },
    ],
    steps: [
      [
        "Riding along",
        "Two of us rode from Tema to Kumasi and back, and saw where coverage ends and paper begins.",
      ],
      [
        "From call to page",
        "We mapped forty questions customers ask by telephone. Thirty-one of them are now answered by one page with no sign-in.",
      ],
      [
        "Built for bad coverage",
        "Reports wait on the phone until there is a signal and arrive in the right order, with the time they were made.",
      ],
      [
        "Numbers for the owners",
        "A morning summary shows late trips, empty returns and open quotes, on one screen that prints well.",
      ],
    ],
    colour: "#27357e",
    result: [
      "70%",
      "fewer calls",
      "to dispatch, since customers can see for themselves where their container is.",
    ],
    quote: [
      "The figure they named was the figure we paid. One date slipped by a week, and they told us before we could ask.",
      "Kofi Mensah",
      "Director, Blackstar Logistics",
    ],
    details: {
      screens: [
        {
          src: "screens/blackstar-tracking.jpg",
          alt: "The tracking page: “North of Tamale, on time” and a route from Tema to Ouagadougou with a lorry past Tamale.",
          caption: "One page, no sign-in: where it is, and when it will be there.",
        },
        {
          src: "screens/blackstar-driver.jpg",
          alt: "Two phones on indigo: three large buttons, Moving, Standing and Help, then a list of reports kept until there is a signal.",
          caption: "Three buttons for the driver. What can’t be sent yet is kept.",
        },
      ],
    },
  },
]
