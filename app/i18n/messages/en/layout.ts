/** Words of header, footer and everything around the pages. `{name}` marks a place that `fill` fills. */
export const layout = {
  skipToContent: 'Skip to content',
  pageNotFound: 'Page Not Found',
  pageNotFoundText: "Sorry, the page you're looking for doesn't exist.",
  returnToHome: 'Return to Home',
};
