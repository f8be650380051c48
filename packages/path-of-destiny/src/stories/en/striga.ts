import type { Tale } from '../types.ts';
import { covers } from './covers.ts';

/** The Striga: a king, a town, and what gets up between them when the moon is full. */
export const striga: Tale = {
  title: 'The Striga',
  cover: covers.striga,
  introduction:
    'Closer, and somebody see to that shutter. Solvany boils salt; you smell it a day off, brine and beech smoke. King Hostimil had a palace there. For seven years he has left it to what gets up in the crypt when the moon is full: his daughter, born dead and put away without a name. The contract on the town gate bore two signatures. The king’s promised gold for a living child. The mayor’s promised the same gold for a carcass. Three nights before the moon our company rode in underneath it. I was there. I had the good horse.',
  paths: {
    2: {
      title: 'Audience in the Cold Hall',
      scene:
        'Hostimil holds court in a salt warehouse, in his coat. No hearth is lit until she comes home, he says. On his left stood the mayor, Gerda Osk, with the forearms of the salt-boiler she used to be. On his right Master Dorn, the King’s Remembrancer, wrote down every word spoken, including my cough. Two people who had put their names to one paper wanted opposite things from it, and both were too polite to begin. A good tongue might have the whole story out before supper.',
      result:
        'There had been a petitioner, the winter before the birth. The king refused her and forgot her words; Dorn, paid to forget nothing, turned a page. Our best talker left with a token of carved salt, one face an open hand, one shut. The one who had itched for the palace had watched, and seen the mayor flinch at “cellar”.',
    },
    3: {
      title: 'Into the Abandoned Palace',
      scene:
        'The old palace lies across the salt pans, and by daylight, they told us, it is only a house. The key hung on a nail in the tollhouse, with a tag asking one kindly to return it. From the causeway you could see curtains still up on the first floor, and one window licked clean from inside. There were four hours of sun left. Careful boots could learn things in those rooms that are not told in any hall, provided they kept an eye on the light.',
      result:
        'In the nursery lay teeth as long as thumbs, without roots. Our keenest searcher understood first: she was seven, and shedding. The same hand turned up a token of carved salt, one face an open palm, one shut. Before the crypt stood candle ends and a warm loaf. Whoever would sooner have talked had something to ask: who visits her?',
    },
    4: {
      title: 'Silver on the Threshold',
      scene:
        'On the eve of the full moon she walks already, only not far. The king opened his armoury, which held one good sword, a crate of silver forks, and a smith who was willing. By dusk every edge we owned had a bright line along it. The causeway from the palace runs straight into nine sleeping streets. Meet her on the threshold tonight, some of us said, while she is still stiff, and tomorrow nobody will be fighting a stranger.',
      result:
        'She was tall as the door, white as the pans, and so quick the forks had no time to be ridiculous. The causeway was held. The one in front saw what nobody had lived to report: a birth ribbon, still on her wrist. The one who’d sooner have been reading noticed she never let us between her and the crypt.',
    },
    5: {
      title: 'The Wording of the Curse',
      scene:
        'From Dorn’s record of that winter a leaf is missing, cut close and straight, by someone who loved books. But the man writes hard, and what he writes goes through. On the blank page after it there was a dent of every letter. It wanted lampblack, fine salt, a candle held low, and somebody who knew how to ask a page politely what had been lying on top of it. Some of us hold that a thing made of words should be read before it is hit.',
      result:
        '“As mine is shut in the dark without a name, so let yours be; let it wake hungry, and find no door.” The one who coaxed it out saw further: no petitioner talks so; a clerk had polished that. The one who had been for steel learned the cellars instead, room by room. “Mine” had to be someone.',
    },
    6: {
      title: 'The Courtier Confesses',
      scene:
        'We waited by the crypt that eve of the moon, and who should come with a basket but Master Dorn, who writes down all that is said at court. Bread, a candle, a clean napkin. Every week for seven years, he told us, and always home before dark. Then he sat down on the step like a man whose coach is late. Accusing him would have been easy. What he needed was to be asked well, with a fire and a bottle, and nobody in a hurry.',
      result:
        'A woman had come about her boy, shut up in the salt workings. “You’ll know,” she said, no more. It looked thin, so Dorn improved it, and read it out before the pregnant queen. I have improved widows myself. Whoever drew this from him walked before us all, by royal order. The one with the bowl got Dorn’s two-faced seal.',
    },
    7: {
      title: 'Blood, Salt and Moonrise',
      scene:
        'Her teeth we had, in a handkerchief. Salt is what Solvany has instead of soil. The king gave blood, rolling up his sleeve without asking what for. Put those three in a bowl at moonrise, with certain words over them, and for as long as the water shivers you look out from behind the eyes of whoever lost the tooth. In seven years nobody had inquired what she wanted. There was a bowl in the kitchens. One of us knew the words; one of us always does.',
      result:
        'No hunger, no hate: a dark house, and below it a knocking. She was answering it, wall after wall; people were merely in the way. The one who bent over that bowl wept brine for a day, and is famous. The one who had sat with Dorn came away with half a story and a two-faced seal.',
    },
    8: {
      title: 'Until the Third Cockcrow',
      scene:
        'It is an old rule, and hunters swear by it: keep a striga from her stone until the third cockcrow, and what lies down outside it will be whatever it ought to have been. So somebody would stand in the crypt door all that night, with a blade, and not give way by the breadth of a plate. Solvany, for the sake of quiet, had wrung the neck of every cock it owned. I was sent to the mill, and came back with one named Prelate.',
      result:
        'From moonrise the door was held, at first with craft, then with shoulders, near the end with language. Whoever stood in it longest has my third verse, and no feeling in two fingers. The one who took the father’s part sat by him on the steps and was told an entire life, which is also keeping watch.',
    },
    9: {
      title: 'A Father Asks for Time',
      scene:
        'At moonrise the king came along the causeway in his coat, nobody holding anything over him. Behind him stood the mayor and two hundred neighbours (in my ballad, a thousand) with boat hooks. He asked for a night alone with his daughter, and no blade drawn. They asked which night their nineteen dead had been given. Then everyone looked at us. There are words that will keep two hundred frightened people standing still until morning, but somebody has to go down among them and find out what they are.',
      result:
        'Nobody was persuaded. They were tired out, one by one, by name, which is how it’s done. To whoever did most of it a widow gave her boat hook; I have seen medals worth less. The one who had trusted to the blade walked the king to the crypt door and let him go in alone, which was worse.',
    },
    10: {
      title: 'The Sealed Undercroft',
      scene:
        'Under the crypt runs a stair, and at the foot of the stair a wall, better built than anything above it. Behind lie the old salt workings. “There was fire; it was closed,” we were told by everyone we asked, always in the same six words. But “mine is shut in the dark”, says the curse. Overhead she had begun to walk about. With a pick and a shaded lamp one could go down while she was hunting elsewhere, and see what that sentence had been pointing at.',
      result:
        'It took all night to make a hole one could crawl through. Whoever swung the pick went in first, came back, and told us what it was without looking away; hats come off for that in Solvany. The one who had put faith in chalk read the scratches on the rock, and learned what they were counting.',
    },
    11: {
      title: 'Circle around the Sarcophagus',
      scene:
        'A curse will go home, if the mouth that worded it calls it. Before we could accuse him, Dorn came to us with chalk in his pocket. The woman’s own words had been poor things, he said; he had improved them, read them into the record, and been complimented. He would stand beside the stone all night and say his sentence backwards. But he could not draw a ring that holds. Someone must teach him, line by line, with her listening, somewhere in the house.',
      result:
        'One thin clerk in a ring of chalk, saying his best sentence from its wrong end, while she flung herself against the air until the candles lay down. His teacher is praised by all who understand such work, both of them. Whoever had been for the cellar minded its stair, and heard knocking where no one was left to knock.',
    },
    12: {
      title: 'Unpicking the Knot',
      scene:
        'Dorn had the leaf sewn into his coat. “As mine is shut in the dark without a name, so let yours be; let it wake hungry, and find no door.” It would come undone from the end, a word at a time, but each had to be handed back to the one it was taken from. That was Nela, the boy’s mother, who gutted fish at the weir and spoke to no one from court. Somebody who understood such knots would have to sit between those two.',
      result:
        '“Door” went first. Nela took it, weighed it, nodded for the next, and what raged in the crypt was quieter by a word. Whoever sat between them and never lost the thread, I’ll sing for nothing. The one who had wanted steel leaned on the crypt door till morning, in a row of bakers, and proved useful there.',
    },
    13: {
      title: 'Claws and Blades',
      scene:
        'Walls are thin in Solvany and the mayor has cousins. By dusk of the full moon the whole town knew that its monster was a clerk’s mistake, and two hundred people came over the causeway to correct it, through the clerk if need be. She heard them. Inside the crypt something began breaking itself against the door. When it gave she would be in the yard, and those were bakers out there, with boat hooks. Somebody with a real edge had better be standing in front.',
      result:
        'We won. It was quick for some and slow for others, and by the end nobody in that yard was a baker. The one who struck last was carried round the walls on the crypt door, shouting to be put down. The one who had the knot half undone folded up the leaf, and pinned it back inside Dorn’s coat.',
    },
    14: {
      title: 'Hold the Stair',
      scene:
        'At full moon she went straight below, where the knocking had been, and wanted nothing from anyone. But over the causeway came torches and boat hooks, and faces blacked with soot: a great many people being nobody in particular. The palace stair is broad at the top and narrow at the turn, room enough for two and a grudge. If she was to have her night down there, and finish whatever it was, someone would have to stand at the turn and be disagreeable.',
      result:
        'Nobody got past. Nobody spoke, either; one knew them by their coughs. Whoever stood lowest, and took the hooks on both arms, is bought drinks in Solvany by people who do not say why. The one who had been for the corridor kept its mouth, alone in the dark, and heard the digging grow slower, and stop.',
    },
    15: {
      title: 'The Last Unlit Corridor',
      scene:
        'Below the crypt the plan shows a wall. The wall had a gap in it, clawed through, and beyond ran a corridor of raw salt that was on nobody’s plan. It sloped up. No lamp would burn in there, and the air smelled of turf. She had gone in and was digging, a long way off. I offered to stay and mind the lamps. Or one could follow, bent double, a hand on the salt, with her at the other end and no notion how soon that would be.',
      result:
        'The first of us went in on a rope, talking nonsense so as not to startle anybody, and nonsense has stood in high honour there ever since. Along the walls our fingers found tally marks, and then names. The one who’d rather have kept the stair paid out the rope, and felt it, hour upon hour, go up.',
    },
  },
  epilogues: {
    16: {
      title: 'A Girl and a Very Tired Sword',
      ending:
        'Prelate crowed once, and again. Then he caught sight of her, put his head under his wing and would not be reasoned with. The sky was grey, the blade was bent, she was a yard from the stone. So I crowed. I have sung before crowned heads, and never placed a better note; curses, thank heaven, have no ear. On the flags lay a furious girl of seven with a tooth out. The king paid. The mayor looked at those small feet, and paid as well.',
      heroes: {
        geralt:
          'The hero was Geralt of Rivia. He slept two days sitting up, because the girl had hold of his sleeve, and waking her, he said, would be more trouble than the night had been.',
        yennefer:
          'Give it to Yennefer. When the swords tired she took one doorpost and threw sparks till sunrise. Afterwards she combed seven years out of that hair, and allowed no one in to watch.',
        dandelion:
          'And the hero was Dandelion. Myself, yes. Others stood in a doorway; but the third cockcrow was mine, and the princess still greets me with it, at court, in front of ambassadors.',
        ciri: 'Ciri was the hero. She had been before the creature, behind it and back again so many times that the girl, when she woke, kept looking about for the other ones.',
        vesemir:
          'Honour to Vesemir, who took perhaps nine steps all night and wasted none. In the morning he swore at his knees, and straightened that sword on them for the next fool.',
        other:
          'The hero had the door in the worst hour, the one between the second crow and mine, and has been kind enough ever since to say that I was not late.',
      },
    },
    17: {
      title: 'The King Waits in Person',
      ending:
        'He sat on the stone in his coat. She circled him until the candle drowned. He told her about salt, the price of beech wood, her mother’s laugh; he had prepared nothing else. Towards morning she laid that terrible head on his boots and one claw on the stone. He had been told to push it off. He could not. So at sunrise there was no girl, only someone asleep. Each full moon now the king goes over with bread, and waits. Nobody has been eaten since. The mayor counts.',
      heroes: {
        geralt:
          'For hero I give you Geralt, hired to cut, who put down both swords on the causeway and his cloak about a king. There was no word for that in his trade, he told me.',
        yennefer:
          'Yennefer is the hero. She had never in her life been patient with two hundred people, and by dawn it showed: her eyes were wet, from the torch smoke. Her phrase.',
        dandelion:
          'Dandelion, of course, the hero: I talked from moonrise until dawn, and wrote the king a lullaby. He sings it flat every month, and she has never once bitten him for it.',
        ciri: 'Ciri has the glory. She picked the angriest hook on that causeway and asked the man about his dead until sunrise. Having mislaid a father or two herself, she knew when to say nothing.',
        vesemir:
          'Vesemir taught the king how one sits by a frightened creature: sideways, hands in view. He had it from whole winters of boys. The hero asked me to leave out the boys.',
        other:
          'Praise the one who kept hold of the mayor’s sleeve till she had said aloud that she was frightened too. Gerda Osk sends that person a sack of salt each year, unsigned.',
      },
    },
    18: {
      title: 'What the Undercroft Hid',
      ending:
        'Fourteen cutters and a lamp-boy, walled in to choke a fire that had died by itself. They had scratched the days: thirty-three. They had knocked, and the town had heard, and accepted a sack of salt per household. The masons had kept the order, with two signatures I knew. She came down past us, lay beside the boy, and was a girl. His mother, that winter’s petitioner, took her home. Nobody could be hanged, for it was everyone. But Solvany bakes without salt now, and eats it.',
      heroes: {
        geralt:
          'The hero is Geralt, who carried them up, fourteen and a small one. His medallion hung quite still the whole way. No monster anywhere near, he said, and that was all he said.',
        yennefer:
          'Yennefer drew a last flicker out of fifteen dead lamps and asked each whose it had been. Every one lies under his right name. Honour her for it; she paid for the stones as well.',
        dandelion:
          'Dandelion is the hero, who for once declined to make a song of it. I read fifteen names out in the square, with no tune at all. It is the best thing I ever performed.',
        ciri: 'Ciri has walked out of every cage they shut on her. Into this one she walked of her own will, and sat beside the boy until his mother came. There is your hero.',
        vesemir:
          'A man who has patched one old keep for half his life can read a mason’s mark. Vesemir, our hero, read them, knocked at each door, and handed out hammers. He had brought enough.',
        other:
          'The hero asked me, down there beside the smallest lamp, to be left out of it. I gave my word. You will notice I have not said the name, only looked in that direction.',
      },
    },
    19: {
      title: 'Let It Be Recorded',
      ending:
        'At the last word, which was “As”, the chalk held and the clerk did not. Everything went out of him. He sat down smiling, the man who forgot nothing, and could not have told you what a chair was. They feed him with a spoon now, kindly. And on the stone a girl of seven, who had never heard talk, opened her eyes. “Let it be recorded,” she said, in his very voice, “that I am cold.” Somebody ran for a blanket. I did. I couldn’t stay and listen.',
      heroes: {
        geralt:
          'Where the chalk was thinnest, Geralt stood behind it. He is the hero, and the child had him entered in the record as a large gentleman, silent, adequate. I believe he was flattered.',
        yennefer:
          'Chalk or no chalk, half of that ring was Yennefer’s will. Every spring she comes and teaches Dorn one word, and by the next spring he has lost it. A hero can be stubborn.',
        dandelion:
          'Dandelion! For when Dorn’s tongue failed him at the end I said that “As” along with him, and have not been able since to begin a line of my own with it. One manages.',
        ciri: 'Ciri won it. She knows how it is to have another’s voice come out of your mouth, and she stayed all summer, teaching the small official to climb trees and to want things.',
        vesemir:
          'The hero is Vesemir. He took the spoon from Dorn’s nurse and showed her how to hold it so that a man keeps his dignity. Then he mended the wobble in the chair.',
        other:
          'The candles fell and someone lit them again, all night, from outside the ring, until there was more burn than sleeve. In the princess’s first minutes that hero heads the page, misspelt.',
      },
    },
    20: {
      title: 'One Word at a Time',
      ending:
        '“No.” “Find.” “Hungry.” With each the claws drew in a little. Nela drove a hard bargain: before she would touch “name” she had the king fetched to say the boy’s, which was Jasko, and those of fourteen men walled up with him, over two signatures. Last but one came “mine”. She looked at that for so long that it grew light. Then she took back the word and kept the boy, and on the stone a girl sneezed. Nela has forgiven no one. She does wave.',
      heroes: {
        geralt:
          'All that night a woman took her grief apart by the word, and Geralt, with a monster breaking on the door at his back, never shifted his feet to hurry her. So, Geralt.',
        yennefer:
          'The hero is Yennefer, who kept twenty-two loose words in the air and let none fall. Only at “yours” did she falter. I know why, and there is no wine you could buy me.',
        dandelion:
          'Dandelion is the hero: I told Nela that hers had been the better poem, both words of it. It was the truth, Dorn wept, and she consented to begin. Criticism has its uses.',
        ciri: 'Between one word and the next Ciri was at the weir and back with whatever Nela wanted: a shawl, the cat, the boy’s other shoe. Of the shoe she asked nothing. That is my hero.',
        vesemir:
          'Vesemir sat by Nela with her knife and gutted her fish for her, wrongly, so that her hands had something to put right while the rest of her let go. I drink to that hero.',
        other:
          'And the hero is whoever thought of bringing Nela a chair. She had been kept standing, one way and another, for seven years. It has been carved since with the bringer’s name.',
      },
    },
    21: {
      title: 'A Carcass and No Daughter',
      ending:
        'It did not change. I had waited for that, I admit; in songs they change. It lay there in daylight, long and white, one milk tooth loose, and flies came to it as they come to anything. The mayor paid to the penny. So did the king: his name was on the paper, he said, and he counted out the gold for a daughter. They hung it at the tollhouse. Few went to look. That evening he had the hearths lit, there being nobody left to keep them cold for.',
      heroes: {
        geralt:
          'They named Geralt the hero. He left both purses on the tollhouse sill and took away one small tooth. I have searched his saddlebags since. He must carry it on him.',
        yennefer:
          'Yennefer’s fire had slowed it, and so she was the hero. Would there have been time for the other way, she asked me. I said no. She has known far better liars.',
        dandelion:
          'The hero was Dandelion. I had sung, you see, to draw her over to the blades, and she came, with her head on one side. I’ve sold those words since. Never the tune.',
        ciri: 'Ciri is the hero, and hates it. She too was hunted for something said before she was born. That night she cut the body down, while the tollkeeper looked at his shoes.',
        vesemir:
          'A clean kill, Vesemir told the cheering lads, who had made him the hero. And since somebody had to teach it to them, he added that clean is a word about blades.',
        other:
          'A street was named for the hero, who came back once, walked the length of it with eyes on the cobbles, and asked a child the way to any other street.',
      },
    },
    22: {
      title: 'Nobody in Particular',
      ending:
        'The physician saw thirty-one people next day who had fallen downstairs, in a town of low houses. Our landlady served breakfast with both hands bandaged and a face like a shut gate. Below, where the digging had stopped, among bones nobody would explain to us, lay no striga. No girl, either. A newborn, seven years dead, quite unmarked, done at last with getting up. The king carried it over the causeway inside his coat. They stood in their bandages and took off their caps. He had thought of a name.',
      heroes: {
        geralt:
          'Thirty-one of them, by the flat of the blade, in the dark, and not one died: that was Geralt, and he is the hero. He called it the hardest arithmetic he had ever done.',
        yennefer:
          'Until dawn Yennefer held the stair with fire. Then she shut the door and washed the child herself. Call her hero for either, but to her face I would say the stair.',
        dandelion:
          'Make it Dandelion. I broke my lute on the head of a man I had toasted at noon, and at the burial I played on what was left, three strings. It called for no more.',
        ciri: 'Without a word Ciri wiped the soot off the first face with her sleeve. It was the apple-seller’s. Half the stair went home. At the grave our hero was first to say the name.',
        vesemir:
          'Once, long ago, people came with torches to a stair of Vesemir’s, and it was not held. He is the hero of this one. He went round afterwards and set their broken wrists.',
        other:
          'Ask anybody in Solvany who stood at the turn, and you will be told the hero’s name with pride. Ask against whom, and you’ll hear about the weather, which has been mild.',
      },
    },
    23: {
      title: 'The Corridor Was a Door',
      ending:
        'Fourteen cutters and a lamp-boy, walled up by order to smother a fire, had dug for the hillside and died an arm’s length short. She dug the arm’s length. Turf fell in, then sunrise, and out climbed a girl of seven, white with salt, past the king, past the mayor, straight to a goat. She would not set foot in a house. So Hostimil had every door of his lifted off its hinges. It was a long winter for his ministers. In spring she came as far as the kitchen.',
      heroes: {
        geralt:
          'Geralt, who sees in the dark, could have told us any time how near those claws were. “Quite far,” he said, over and over. “Quite far.” The hero lies beautifully when it matters.',
        yennefer:
          'One word from Yennefer and we’d have had light, and a frightened digger. She kept the word in her mouth for the whole length of it, and ruined a gown to the hip. Hero.',
        dandelion:
          'Dandelion is your hero. Whoever held the rope, the nonsense recited in that corridor was my collected early verse. Nobody else ever heard it to the end; and I must say she dug faster.',
        ciri: 'Doors mean nothing to Ciri; she could have stepped out on the hill in a blink and waited. The hero crawled it with us, every ell. And the goat was her idea.',
        vesemir:
          'It was Vesemir’s night: he read fifteen names off the salt with his thumb as he crept, and at the top he had them all, in order. He has had long practice with such lists.',
        other:
          'The hero still has salt under the nails, and cannot be broken of leaving things open, even the stove. Here in this house, too. Did you never wonder about the draught?',
      },
    },
  },
};
