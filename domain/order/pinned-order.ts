/** The display order of a newly pinned record, and of an unpinned one. */
export const pinnedDisplayOrder = 999;
export const unpinnedDisplayOrder = 0;
