import { carouselKind, deleteCarouselImage } from '#domain/settings/carousel-editing.server.ts';
import { removeOperation, wordsOf } from '../actions/record-operations.server.ts';
import { saveOperation } from '../actions/save-operation.server.ts';
import { carouselDeleted, carouselFailures, carouselSaved } from './settings-texts.ts';

export const save = saveOperation(carouselKind, {
  saved: carouselSaved,
  failure: carouselFailures.save,
});

export const remove = removeOperation({
  ...wordsOf(carouselKind),
  remove: deleteCarouselImage,
  failure: carouselFailures.delete,
  deleted: carouselDeleted,
});
