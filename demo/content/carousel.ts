import type { DemoCarouselImage } from './content-types.ts';

export const carouselImages: readonly DemoCarouselImage[] = [
  {
    image_url: 'hero/hero-1.jpg',
    alt_text: 'Gold thread wound on a cone, close up, a silver cone behind it in the dark',
    title: 'Gold on the cone',
    display_order: 1,
    is_active: true,
  },
  {
    image_url: 'hero/hero-2.jpg',
    alt_text: 'A fan of gold, silver, copper and rose threads drawn taut before the dark',
    title: 'Four metals',
    display_order: 2,
    is_active: true,
  },
  {
    image_url: 'hero/hero-3.jpg',
    alt_text: 'Rows of cones in gold, silver, copper and black-gold before the dark',
    title: 'The cone room',
    display_order: 3,
    is_active: true,
  },
  {
    image_url: 'hero/hero-4.jpg',
    alt_text: 'Satin-stitch leaves in gold and copper on black silk',
    title: 'Leaves in gold and copper',
    display_order: 4,
    is_active: true,
  },
];
