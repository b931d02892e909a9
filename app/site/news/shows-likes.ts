/** Says that a page shows counts of likes: a like drops it from the page cache. */
export const showsLikes = { headers: { 'X-Shows-Likes': 'yes' } };
