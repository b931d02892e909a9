import type { DemoCarouselImage } from './content-types.ts';

export const carouselImages: readonly DemoCarouselImage[] = [
  {
    image_url: 'hero/hero-1.jpg',
    alt_text: 'Gold thread wound on a cone, close up, lit from the side against a dark backdrop',
    title: 'Gold on the cone',
    display_order: 1,
    is_active: true,
  },
  {
    image_url: 'hero/hero-2.jpg',
    alt_text: 'A fan of gold, silver, copper and rose threads drawn taut across the dark',
    title: 'Four metals',
    display_order: 2,
    is_active: true,
  },
  {
    image_url: 'hero/hero-3.jpg',
    alt_text: 'Rows of cones in gold, silver and black-gold fading into the dark',
    title: 'The cone room',
    display_order: 3,
    is_active: true,
  },
  {
    image_url: 'hero/hero-4.jpg',
    alt_text: 'A satin-stitch leaf in Japan gold on black silk',
    title: 'Leaf in Japan gold',
    display_order: 4,
    is_active: true,
  },
];
