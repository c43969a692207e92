export { creatorByHandle, creatorById, creatorsByIds, type Creator } from './reading';
