/** The operations of cards; the domain of cards has their tables. */
export { deleteCard, listCards, saveNewCard } from '../cards/index.ts';
