/** Where a newly pinned record stands, and one that is pinned no more. */
export const pinnedDisplayOrder = 999;
export const unpinnedDisplayOrder = 0;
