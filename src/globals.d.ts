/** The analytics settings, which src/build/webpack.ts compiles into the pages; null unless the operator has chosen a service. */
declare const ANALYTICS: import("./api/pageViews").AnalyticsSettings | null
