export { creatorsByIds, type Creator } from './reading';
export { creatorDataOf } from './data';
