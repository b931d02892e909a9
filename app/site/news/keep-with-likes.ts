/**
 * How long pages that show like counts are kept, in seconds: a like is no change of content, so it
 * does not drop all pages. Likes given here drop these; the time is for those given elsewhere, to
 * another process or by SQL. A list may be ten seconds behind, a news item never a whole one.
 */
const keep = (seconds: string) => ({ headers: { 'X-Keep-Page': seconds } });

export const keepList = keep('10');
export const keepItem = keep('0.3');
