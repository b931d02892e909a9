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
    alt_text:
      'A fan of gold, silver, copper and rose threads stretched taut against a dark background',
    title: 'Gold, silver, copper, rose',
    status: 'Active',
  },
  {
    image_url: 'hero/hero-1.jpg',
    alt_text:
      'Gold thread wound on a cone, close up, with a silver cone behind it against a dark background',
    title: 'Gold on the cone',
    status: 'Active',
  },
  {
    image_url: 'hero/hero-3.jpg',
    alt_text: 'Rows of cones in gold, silver, copper and black-gold against a dark background',
    title: 'The cone room',
    status: 'Active',
  },
];
