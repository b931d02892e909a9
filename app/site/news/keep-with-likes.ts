/**
 * A page that shows like counts is kept for ten seconds: a like is no change of content, so it
 * does not drop the page.
 */
export const keepWithLikes = { headers: { 'X-Keep-Page': '10' } };
