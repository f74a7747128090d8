/** The door of the ideas domain: what other domains may call. */
export { addExpert, type NewExpert } from './add-expert.ts';
export { closing } from './closing.ts';
export { type NewList, publishList, withdrawList } from './discover/publish-list.ts';
export { expertInRequest } from './in-request.ts';
export { ideaJobs } from './jobs.ts';
export { likeCountOf } from './likes/like-count.ts';
export { seedExperts } from './seed-experts.ts';
export {
  addIdeaUpdate,
  endIdea,
  type NewIdea,
  publishIdea,
} from './trade-ideas/publish-idea.ts';
export { type DemoIdea, seedIdeas } from './trade-ideas/seed-ideas.ts';
