import type { Tale } from '../types.ts';
import { covers } from './covers.ts';

const paths: Tale['paths'] = {
  2: {
    title: 'Tracks Between the Furrows',
    scene:
      'In the morning there was a gap on the granary shelf and a line of prints leading away from it, cloven, as broad as my hand, shallow coming and deep going. Whoever made them had carried a man’s weight of barley across forty furrows in the dark without bruising a shoot. One of us knelt and pointed. Here he had set the sack down, propped up a seedling that the wind had flattened, and gone on towards the hemp.',
    result:
      'The prints ended at a flat stone deep in the hemp, scratched in small neat rows: every sack, and the house it came from. Our thief kept accounts. The nose that led us there was toasted until midnight. The one who would rather have stayed and asked questions read that ledger longest, and learned most from it.',
  },
  3: {
    title: 'What the Elders Leave Out',
    scene:
      'There are seven elders in Pelna, and they answer every question with cheese. When did the thefts begin? They gave us seven different years and a soft white one with nettles. Who used to live on the empty plots at the top of the valley, where the thresholds are still worn hollow? More cheese. Hobbe’s aunt Wenna, who wears the granary key on a string round her neck, got up and began clearing away plates that were full.',
    result:
      'It came out by crumbs: one bad year, a vote, a bag of beans, black and white, and a book to write it in. There they stuck. I have claimed that delicate coaxing since; the elders know whom to bow to. The one fretting at the window to be off had meanwhile heard the hemp laugh, and marked where.',
  },
  4: {
    title: 'A Snare of Rope and Patience',
    scene:
      'They make good rope in Pelna. We laid a hundred ells of it round the flat stone under a dusting of chaff, and lay down in the ditch, because a person who keeps accounts will come back to enter the day’s figures. It rained. A toad formed an attachment to me. The plan was the oldest there is: when the noose went tight, the strongest would fall on him, and the rest would fall on the strongest. Up towards the hills somebody was humming, and getting nearer.',
    result:
      'It took all of us. In the rope was a person, goat from the belt down, horns notched like tally sticks. “Burdock,” he said. “And you’ve spilled a measure. Write that down.” Whoever sat on his chest is carved over the tavern door. Whoever was still sniffing for omens saw bows come over the ridge, and was first to wish them a good morning.',
  },
  5: {
    title: 'Smoke, Salt and Omens',
    scene:
      'There was a politer way to hunt, a voice in our ditch maintained. Write your question in salt on the fellow’s own ledger, burn something that grew where he walks, and the smoke has to go where the goods went. What grew there was hemp, acres of it, dry enough underneath in spite of the rain. I was against it on grounds of safety. I was handed the torch. On the flat stone the salt had already begun to creep along the scratches of its own accord, adding up.',
    result:
      'Against the wind the smoke went uphill, and in it we saw pebbles along a wall, a hand taking one away, thin faces with the reeve’s nose. Then somebody goat-legged stepped into the salt, sneezed, and asked what had kept us. Our fire-raiser walked in front from then on. The owner of the rope coiled it, much wiser.',
  },
  6: {
    title: 'The Book Nobody Can Read',
    scene:
      'They kept it chained in the flour bin. Wenna undid the lock and studied the ceiling. I am a reading man; I have read contracts. But on those pages the letters got up as soon as you looked at them, and went and stood along the margin like boys at a dance. “We paid a wizard for that,” said Hobbe. “A ham and two geese. It had to be written down. It was only right to write it down. It just didn’t seem needful that anybody should read it.”',
    result:
      'The letters held still when called by name, and the names were houses that had drawn black beans and been sent uphill. At each, somewhere in Pelna, a sleeper sat up and remembered. Our reader was cheered, and threw out half of what had seemed certain at supper. The one outside noted who lit a lamp, and who a torch.',
  },
  7: {
    title: 'After the Horned Thief',
    scene:
      'There it was again, right under the window: a laugh, goatish, pleased with itself, and after it the thump of a sack going over a wall. He was in no hurry. You could follow him by the rustling, and where the rustling stopped, by the barley, which was running out of a hole that looked cut for the purpose. It was a black night, there was a ditch, and I was wearing the good shoes. High on the hillside, where nobody lives, a spark showed and was covered.',
    result:
      'At the top he let us catch him. Sixty people lived there under turf, the houses that had drawn black, with one horned clerk, Burdock, notching our sack into his horn. “Borrowed,” he said. The fleetest of us drank first from their only good cup. The one who had hung back over Wenna’s book brought names, and greeted them properly.',
  },
  8: {
    title: 'A Captive at the Parley',
    scene:
      'First light found us penned in a sheepfold with a captive, bows on three sides, and Hobbe Marrow, who had insisted on sharing our ditch and now wished he had not. Burdock sat on his rope like a guest on a sofa. “Walk me out halfway,” he said. “She’ll come down for me. She won’t for him.” He meant Hobbe. Out on the grass, in front of her archers, stood a grey woman with the reeve’s own nose. Her bow was unstrung. She was waiting, it seemed, to be asked.',
    result:
      'Halfway across the grass Burdock read his horns aloud: year, house, measure, never a spoonful for himself. By the end Hobbe and his sister, Marga Sedge, were staring at their boots, made on one last. The hand that held his rope, and opened, is the one they thank. Whoever wanted to charge, and stood still, gets a verse too.',
  },
  9: {
    title: 'Through the Line of Archers',
    scene:
      'I counted bows until I ran out of calm. They were poor things, hill ash and gut, and there were grandmothers behind some of them, and a boy who cannot have been fourteen. But hungry people do not waste arrows. On the brook side, under the alders, the line was thin. Beyond it lay the road home, and Pelna, with its scythes and its breakfast. Shields high, heads low, no singing: a quick company might be there before the sun was.',
    result:
      'We went by the alders, and it came down like hail on a shed. Somebody’s shield saved me; I say so publicly. The blade in front brought everyone home except the reeve. For him, the one who had wanted to talk walked back over the open grass, hands empty, and not one string was drawn.',
  },
  10: {
    title: 'The Pass Above the Clouds',
    scene:
      'Burdock, which is the thief’s name, took us up past the last tree to the wall in the smoke. Sixty people lived behind it, put out of Pelna in its one bad year for drawing a bean of the wrong colour, and never sent for in the good ones. Nineteen pebbles were left on the wall. “Till snow,” said Marga Sedge, the reeve’s sister. “Used to be a road over the top.” She pointed to where the mountain went into cloud. Nobody living had walked it.',
    result:
      'Three days: a sheep-track as wide as a loaf, rotten ice, a night roped together under every blanket there was. There is a peak up there named after our pathfinder, with love, and spelled wrong. Whoever would rather have questioned the stones heard the old ones talk the whole way up, and lost none of it.',
  },
  11: {
    title: 'Waking the Standing Stones',
    scene:
      'On the way up we had passed a ring of stones, one to each founding house, where the bag of beans once went round. “They heard it all,” said Burdock, who had scratched his back on the tallest. “Valley says it was fair. Hill says it wasn’t. You could ask.” It wanted salt, a drop of blood, and someone able to hold a note while things moved underfoot. Far down, there was a light in Hobbe’s window. He had mentioned the stones to us. He had called them picturesque.',
    result:
      'The first stone cleared its throat. By the third, half of Pelna stood in the dew in its nightshirt, with the hill opposite, and neither was permitted not to hear. The voice that woke them was called witch and wonder in one breath, which is fame. Whoever was booted for the climb stayed, and learned what faces do.',
  },
  12: {
    title: 'Steel Before the Granary',
    scene:
      'Remembering takes people differently. Some were filling baskets before it was light. But Stannek the miller, who ploughed three of the empty plots and had bins of his own, had worked out that nobody can pay a debt in ashes, and was coming up the lane with forty neighbours and a barrel of pitch. From the hills came lanterns, and sacks with nothing in them. Between them was the granary, all timber, with one door. Some of us thought it a door worth standing in front of.',
    result:
      'Against the torches it was simple. Then we held that door against people who wanted breakfast, until Wenna brought key and measure. Whoever stood on the step gets the best chair in Pelna and no conversation. The one who had wished us elsewhere sheathed first, and held the sacks open. None of us left as sure as we came.',
  },
  13: {
    title: 'The Hidden Orchard',
    scene:
      'On the first leaf of the book, to which nobody had turned back in the bad year since they only wanted somewhere to write, there was a drawing: a stream, a split rock, a fold in the hills, small round trees in rows. The founders had planted it. Chestnuts and winter pears, it said, against the year the fields fail. Wenna read that line, and then she sat down in the flour. It was half a day’s climb, if the stream still ran where it was drawn.',
    result:
      'The trees stood, shaggy, bent to the grass with fruit. In the oldest sat our horned thief, who had listened at the window, his mouth full. The finder of the split rock ate the first pear, with ceremony. Our keenest blade sent word down to the torches that there was enough, and they went out. The rest of us picked.',
  },
  14: {
    title: 'Seed-Corn Treaty',
    scene:
      'Along their wall lay pebbles, one for every day until the snow, and a woman was taking one down. Marga Sedge, the reeve’s own sister, did not want our sack. “Bread we can steal,” she said. “Lend us seed.” With seed, and the empty plots, they would never owe anybody again. Then Hobbe Marrow came round the rock, purple, having climbed after us all night with an inkhorn, and the two of them looked at each other. Somebody would have to speak first. It would be written down.',
    result:
      'Two days, and every argument known to decent people. Seed lent, seed returned; the empty plots opened; and a ninth clause, that each side plant a row of beans. Whoever kept those two at one table after the inkhorn flew is owed nearly all of it. Whoever had preferred the smoke sanded the page, and got a nod.',
  },
  15: {
    title: 'The Bargain in the Smoke',
    scene:
      '“There’s a quicker way than ink,” Burdock said, feeding hemp to the fire. He was one of the old sort, it turned out, and what is sworn in his smoke holds. Hill and valley would say the words together, with guests for witnesses, and no clerk could ever pick them apart. Fair shares by noon, for good. It needed only a form of words, and somebody without nerves to speak it first. I have worked with words all my life. I moved my stool further from the fire.',
    result:
      '“While one of us is hungry, none of us shall be full.” It had swing; that was me. Both peoples said it, eyes streaming, and so, out of politeness, did we. The first to say it went downhill on shoulders, crowned with barley. A friend of ink asked what exactly “us” meant, and was patted on the arm.',
  },
};

const epilogues: Tale['epilogues'] = {
  16: {
    title: 'His Excellency the Thief',
    ending:
      'So it was told at last: the one bad year, the bag of beans, the houses that drew black and walked uphill, and the good harvest after, when nobody went to fetch them. Burdock comes in by the front gate now. He has a coat, a chair and a title, and he has become unbearable. He takes honey from both sides and reports it in full. The hill eats. Marga Sedge has never yet crossed the brook. Hobbe has planted beans.',
    heroes: {
      geralt:
        'Geralt is the hero of it: the first man in his trade to be hired to catch a devil, and asked, on leaving, for a written opinion of the devil’s character. He gave one.',
      yennefer:
        'The song belongs to Yennefer, who had the envoy’s coat made. It is black and white, as it would be, and cut so well that people have stopped looking at his knees.',
      dandelion:
        'And the hero is Dandelion, who wrote His Excellency’s first speech. He has delivered it ever since, at harvests, at weddings, once at a drowning. It is a very good speech.',
      ciri: 'They named Ciri. She gave Burdock her gloves to wear to his first audience; he had never owned a pair, and no one has liked to tell him that they do not go on horns.',
      vesemir:
        'It was Vesemir who taught the new envoy to sit through an insult without blinking, which is most of the profession. The hero himself demonstrated. Stannek the miller supplied the insults.',
      other:
        'Afterwards the hero went back for the rope, picked it out of the wet grass, and nailed it over the reeve’s door with nobody in it. Visitors are made to look.',
    },
  },
  17: {
    title: 'Dawn, Paid For',
    ending:
      'Hobbe Marrow was hit under the collarbone by a boy with his own nose, his sister’s son, born on the hill, who had never seen an uncle. He lived until milking. He spent the time telling us about a bag of beans, and the houses that drew black in the one bad year and were not called back in the good ones. Burdock slipped his rope and does not laugh now. Pelna has hung a gate. Nothing is stolen. I am fond of bread, and cannot eat theirs.',
    heroes: {
      geralt:
        'Geralt, last man through the alders, is the hero. He pulled every blow that could be pulled. He told me how many could not, and that figure is not in the song.',
      yennefer:
        'By vote of the valley it is Yennefer. She turned aside each arrow she saw. About the other one she has said nothing to anybody, and she used to sleep with the window open.',
      dandelion:
        'They gave it to Dandelion, for bringing home a dying man’s words exactly as he spoke them. I changed nothing. You who know me will understand what that took.',
      ciri: 'Ciri was through before the first string sang, and is the hero. Afterwards she went looking for the boy. “I know what comes next for him,” she told me, and nothing else until evening.',
      vesemir:
        'More of us came out than that ground allows, and for this they honour Vesemir. He thanked them, borrowed a spade from the smith, and would not be helped.',
      other:
        'Here’s to the hero, then, who took under the alders an arrow meant for somebody slower. The somebody was me. I was a great deal slower.',
    },
  },
  18: {
    title: 'Over the Top',
    ending:
      'The cloud sank to our knees, there was sun, and on the far side lay a country with nobody’s name on it, all thistles and wind. Marga Sedge looked back once, at her own footprints, and then asked who had the kettle. Burdock went along; he says he will send Pelna its money. Down there the sacks stay where they are put. Hobbe leaves a loaf on the flat stone in the hemp, and every week someone has to take it away, green, and not mention it to him.',
    heroes: {
      geralt:
        'Geralt is the one they remember. He climbed that pass five times, because whenever he reached the top someone below was still sitting down. The last he carried was Burdock, who was merely tired.',
      yennefer:
        'Call Yennefer the hero. Alone, she could have stepped through the air and been in a bath by noon. With sixty to bring, she walked, and no one was permitted an opinion about her shoes.',
      dandelion:
        'The hero was Dandelion, who sang sixty people along a ledge in fog, so that each could tell where the next one stood. Never before was I listened to the way one holds a rope.',
      ciri: '“Leave the table,” Ciri told them, door by door, the night before. “Take the salt.” She knows how one goes. Over there they say it still, and say whose it is: the hero’s.',
      vesemir:
        'The pace was set by the slowest, who according to Vesemir was Vesemir. Nobody’s grandmother had to ask for a rest. I have since met our hero on a staircase, and he lied.',
      other:
        'Nobody had asked the hero to carry the pebbles. At the top the bag was tipped over the edge, and sixty people who had counted every one stood and listened to them fall.',
    },
  },
  19: {
    title: 'The Stones Have More to Say',
    ending:
      'It was fair, said the stones. The beans were counted true. The houses that went uphill were the ones who had asked for lots, being sure of their luck; and everybody could have gone hungry together and lived, only no one proposed it. So nobody got the guilt they had come for. Then the stones continued. Who waters the milk. Whose child is whose. They are at it yet. Every dusk hill and valley climb up there side by side, with blankets, to muffle them.',
    heroes: {
      geralt:
        'To Geralt, our hero, one of them said something short as we were leaving. He nodded. I have asked him in every inn since then what it was.',
      yennefer:
        'It is Yennefer whom Pelna remembers. She alone put a question about herself, heard the answer to the end, and thanked the stone. She rode a long way ahead of us that day.',
      dandelion:
        'Officially the hero is Dandelion. Unofficially, the tallest stone remarked on my second verse before both peoples. I maintain that it was envy. I have changed the second verse.',
      ciri: 'It was Ciri’s blood they woke to. One called her by a name none of us knew, and the hero of this tale covered that stone herself, with her own cloak, and came down cold.',
      vesemir:
        '“I’ve buried better gossips,” Vesemir told the ring, and it was silent for as long as a man holds his breath. No hero before or since has managed as much.',
      other:
        'Waking them took art. Yet what Pelna honours is the next morning, when the hero came up alone in the rain and put the first blanket on the first stone.',
    },
  },
  20: {
    title: 'The Best Chair',
    ending:
      'The granary stands. The mill went up from its own pitch, and Stannek ran back into it for his horse. Up on the hill there is a woman who will not use her left hand again. Nobody knows which of us that was, and each of us does. The grain goes out by the scoop now, uphill and down, and the key changes necks every month. There is a great ballad in it. I have the tune. Asked for it in Pelna, I play the one about the goose.',
    heroes: {
      geralt:
        'Geralt is the hero, and won’t discuss it. He’d had the miller’s horse out by the halter before its master went in for it, and had no breath left to shout so.',
      yennefer:
        'With one word Yennefer put out forty torches. A minute later she went looking for another, for the woman with the empty sack, and the hero of the night hadn’t got one.',
      dandelion:
        'I state under oath that the hero was Dandelion, with a hay fork. He hit one man, one time, a cooper. I send the children something at midwinter.',
      ciri: 'They drink to Ciri, who saw a city burn when she was small. She was quite quiet, and no torch that came within her reach reached the thatch. The hero turned her cup over.',
      vesemir:
        'At sunrise Vesemir took the scoop from Wenna, and the first measure went to the ones he had been hitting. A hero, they called him. He asked them to hold the sack straight.',
      other:
        'The bottom step is where one gets it from both sides, and that was the hero’s place. Pelna has put in a new step. The hero asked for the old one, and burned it.',
    },
  },
  21: {
    title: 'Turn and Turn About',
    ending:
      'Had anybody in the bad year turned the book back to its beginning, no one need have gone. Both sides know it, and it is not the kind of thing two sides forgive each other. So they don’t speak. The valley picks one day, the hill the next. But a ladder left behind is found mended. A bough cut badly by day is put right by night. This autumn a basket was left hanging with a child’s cap in it, knitted to fit. No note.',
    heroes: {
      geralt:
        'Every winter, at whatever inn he is late to, two baskets of pears arrive for Geralt from two directions. Being the hero to both, he has to finish both. He doesn’t care for pears.',
      yennefer:
        'A landslip lay on the split rock, until Yennefer asked it to move. Then our hero ate a chestnut off the ground like a schoolgirl, and looked round to see who had noticed.',
      dandelion:
        'Both sides forbade Dandelion to sing about the other, so the hero whistled. They whistle it across the trees now, one the first half, one the second. I call that conversation.',
      ciri: 'Ciri was up the oldest tree before we had found the gate, throwing pears to whoever held out an apron, and didn’t ask which people it was. Heroes of theirs have been made for less.',
      vesemir:
        'The hero was Vesemir, who inspected the grafting, grunted, and stayed a week to teach a girl from each side to sharpen a pruning knife. He had them come on different days.',
      other:
        'For the hero there is a tree, the one nearest the rock. The hill gave it that name in secret. So, also in secret, did the valley.',
    },
  },
  22: {
    title: 'The Ninth Clause',
    ending:
      'Only heads of houses may sign in Pelna, and heads of houses are old. Marga died the spring her first field came up, Wenna some night that summer with the key in her fist, Hobbe at table, happy, between two dishes. A dozen years, and no living hand was on the thing. Burdock, who had declined to sign, keeps the copy. I went back to see. Each seed-time hill and valley bellow over it in one hall. Then they plant the beans, and no child could tell me why.',
    heroes: {
      geralt:
        'Both parties trusted Geralt because he so plainly wished to be somewhere else. The parchment calls its hero “the impatient witness”, and thanks him for looking at the door.',
      yennefer:
        'The third clause, that none shall speak twice running, is Yennefer’s. The hero broke it once herself, to describe to Hobbe what would happen if it were broken.',
      dandelion:
        'In the sixth clause there is a comma which has prevented, by my count, two wars. It is Dandelion’s. So is the laurel, at last; no critic has ever mentioned the comma.',
      ciri: '“And their children.” It stands in every clause, since Ciri walked round and round that table with the pen until it did. The children have no idea that she’s their hero.',
      vesemir:
        'Vesemir sat between brother and sister for two days, whittling. I believe they came to terms to make him stop. What the hero had whittled was a planting stick. It’s on its third handle.',
      other:
        'Guests may not sign, so you won’t find the hero on the parchment. They say the name over the first furrow of the year instead, and the plough waits until it has been said.',
    },
  },
  23: {
    title: 'To the Letter',
    ending:
      'It holds. They sit down in Pelna to eleven dishes and get up hollow, because somewhere one of us is hungry, and someone always is. The hill was fed within the hour. Then it was beggars, pedlars, a tax collector dragged in by the sleeve and filled with dumplings. Still hollow. They were a year remembering that we had sworn too. Now, whenever I miss supper in some far town, an entire valley sits up in bed and goes through the list of us, cursing.',
    heroes: {
      geralt:
        'First on that list is Geralt, the hero, who forgets to eat when he is hunting. All Pelna lies awake with him, chewing, and prays for the quick death of some monster.',
      yennefer:
        'The hero is Yennefer, who does not take breakfast. Every spring they send her a delegation with pastries. She receives it standing. She is known to have eaten one.',
      dandelion:
        'It is a hard thing to be the hero, but Dandelion does his duty. A second helping, a third: not for me, friends, for Pelna. I’m sure the landlord here has a heart.',
      ciri: 'Then there is Ciri, their hero and their dread. Some nights the hunger comes from no direction, from past the edge of any map, and they put bread out on every side of the house.',
      vesemir:
        'In a ruined keep where winter means turnips lives the hero, Vesemir. Each autumn a cart from Pelna takes that dreadful road. He unloads it, complaining, and sends it home with the axle mended.',
      other:
        'As for the hero, who swore that day with a full mouth: always fed now, always on the hour, in every weather and company. One does not care to owe a whole valley one’s dinner.',
    },
  },
};

/** A valley that has forgotten hunger, and the thief who has not. */
export const edge: Tale = {
  title: 'The Edge of the World',
  cover: covers.edge,
  introduction:
    'East of the last milestone the road becomes a cart track, then a courtesy, then Pelna. You haven’t been. Nobody has; there is nothing beyond it, and once you have tasted the bread, nothing behind. I counted eleven dishes on the reeve’s table and not a bean in any of them, which I noticed, being an artist. Hobbe Marrow, the reeve, waited until we were too full to refuse him. Every night a sack left his granary. Every night something horned laughed in the hemp. He would pay well to have the laughing stopped. The sacks, I thought, he minded less than a man should.',
  paths,
  epilogues,
};
