/** The look of a bar with actions on selected records. */
export const selectionBarLook =
  'sticky top-14 z-20 mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 border border-gold border-l-4 bg-white px-4 py-2 shadow-[0_4px_16px_rgb(22_19_15/0.08)] lg:top-0';
