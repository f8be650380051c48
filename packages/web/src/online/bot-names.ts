import { useVocabulary } from '../kit/vocabulary.ts';
import { tableWords } from '../table/words/index.ts';

const NAMED = ['random', 'novice', 'adept', 'master', 'counting'] as const;

/** What a kind of bot is called in the language of the page. */
export function useBotNames(): (bot: string) => string {
  const say = useVocabulary(tableWords);
  return (bot) => {
    const known = NAMED.find((each) => each === bot);
    return known === undefined ? say('bot.other', { name: bot }) : say(`bot.${known}`);
  };
}
