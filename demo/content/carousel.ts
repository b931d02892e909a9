import type { DemoCarouselImage } from './content-types.ts';

export const carouselImages: readonly DemoCarouselImage[] = [
  {
    image_url: 'hero/hero-1.jpg',
    alt_text: 'Close-up of gold metallic thread wound on a cone',
    title: 'Gold on the cone',
    display_order: 1,
    is_active: true,
  },
  {
    image_url: 'hero/hero-2.jpg',
    alt_text: 'Metallic threads side by side, catching the light',
    title: 'Threads in raking light',
    display_order: 2,
    is_active: true,
  },
  {
    image_url: 'hero/hero-3.jpg',
    alt_text: 'Satin stitches in metallic thread, seen from very near',
    title: 'Satin stitch',
    display_order: 3,
    is_active: true,
  },
  {
    image_url: 'hero/hero-4.jpg',
    alt_text: 'Cones of metallic thread in the colours of the season',
    title: 'The season’s cones',
    display_order: 4,
    is_active: true,
  },
];
