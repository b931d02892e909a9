import type { DemoCarouselImage } from './content-types.ts';

export const carouselImages: readonly DemoCarouselImage[] = [
  {
    image_url: 'hero/hero-4.jpg',
    alt_text: 'Satin-stitch leaves in gold and copper on black silk',
    title: 'Leaves in gold and copper',
    status: 'Active',
  },
  {
    image_url: 'hero/hero-2.jpg',
    alt_text: 'A fan of gold, silver, copper and rose threads drawn taut before the dark',
    title: 'Four metals',
    status: 'Active',
  },
  {
    image_url: 'hero/hero-1.jpg',
    alt_text: 'Gold thread wound on a cone, close up, a silver cone behind it in the dark',
    title: 'Gold on the cone',
    status: 'Active',
  },
  {
    image_url: 'hero/hero-3.jpg',
    alt_text: 'Rows of cones in gold, silver, copper and black-gold before the dark',
    title: 'The cone room',
    status: 'Active',
  },
];
