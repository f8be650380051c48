import type { Tale } from '../types.ts';
import { covers } from './covers.ts';

const paths: Tale['paths'] = {
  2: {
    title: 'A Blade with a Grievance',
    scene:
      'Renfri, white to the knees with lime, shook out her tobacco tin on a stone. Nails, long as my hand. “From our door in Lunde. He had it shut from outside, with six of us in. I was small. I went up the bread flue.” The smith who sold the nails is dead now; so is the lad who held the lantern. Somebody asked how old he was. “Then? Eight.” At dawn men are coming along the causeway to fetch her. She would like swords beside hers.',
    result:
      'They came in mail too big for them: the harbour watch, four fathers at a crown apiece. Two went home. Whoever had called loudest for steel walked back through Hask while the shutters closed, one house at a time. Whoever had wanted to hear the wizard first turned out the dead men’s pockets, found his orders, and studied them.',
  },
  3: {
    title: 'The Tower without a Door',
    scene:
      'The tower has no door. One walks at the tenth stone, thinking of supper, and is inside. Ink, herring. Stregobor does not rave; I should have preferred it. “Where she winters people cough and die. She doesn’t. At Lunde I shut one house to save forty. I was a day late. I’ve shut ten since.” He turned pages for us: villages, dates, short graves. “After market it goes home with every carter on the coast.” He wants our hands tonight for a ward: chalk, salt, a hair from each threshold.',
    result:
      'By sunrise the door of everyone who had ever stood close to her wore a grey mark. Jutta the baker’s had one; by breakfast it had nails. The one of us who leaned to Renfri watched coldly, and learned how such things are done. The one who’d pushed for the chalk was thanked, publicly, by men with hammers.',
  },
  4: {
    title: 'Terms over Bread and Beer',
    scene:
      'Two widows in Hask, and nobody keen on a third. Mayor Hedda Vorn will sit down with Renfri at the Half Way, the alehouse on the causeway, if people whom both sides dislike equally will sit between. Renfri has washed. “I want him under the weigh-beam on market day, and asked, out loud, with everybody listening. If they say he did right, I’ll go.” She breaks the loaf with her own fingers, passes it left and right, and watches to see which of us will eat.',
    result:
      'By closing time it was agreed: the beam, the question, no blade before the answer. Whoever had put the wizard’s case was toasted for fairness, and found a sealed note under the plate. But Renfri likes a bargain drunk level. The one who’d pushed hardest for it matched her cup for cup, and woke at noon with several skills mislaid.',
  },
  5: {
    title: 'Roads Watched by Night',
    scene:
      'The wizard does not reproach us about the watchmen. He sends his clerk, muddy to the thighs, with a map of the marsh. Her people slip into Hask after dark, he writes, and there is nobody now to walk the dykes. Somebody is meeting them. Somebody is being breathed upon. “Find out who. I shall not ask you to nail anything.” No moon, the frogs roaring; and along the far dyke a lantern travels, carried low, at about the height of a child’s hand.',
    result:
      'The lantern was Pim, Renfri’s youngest, with broth for his mother, who had a cough. He ran. One doesn’t, in a marsh. Renfri’s friend among us carried him up to the kilns, and was given, without a word, one of her nails. The one who’d pressed the chase lay neck-deep till the tide turned, and left some wits behind.',
  },
  6: {
    title: 'The Bandits’ Camp',
    scene:
      'About the men on the causeway Renfri says only that they walked home without their boots. About the marked doors she sends Pim, her youngest, Jutta the baker’s son, who has it by heart. “She says come up and count us. Look down our throats. If we’re plague, say it to her face.” The way goes through the old quarry, past a deserter called Crake who has never yet had a guest. Smoke stands over the kilns, too white for cooking. Somebody up there coughs, and is told not to.',
    result:
      'Fourteen living, with clean throats. Behind the last kiln, under fresh lime, four more nobody had mentioned. We told Hask that the living were well, which was true. The friend of the wizard among us spoke of the four as well, quietly, and was believed. Whoever had pushed for the visit smelled of lime, and slept outside the inn.',
  },
  7: {
    title: 'The Mayor’s Two Letters',
    scene:
      'Hedda Vorn has buried two husbands and a harbour wall, and she had not slept. Two letters lay before her. One gives Renfri safe conduct to market. The other lets Stregobor shut what doors he likes. “If I seal one I’m a coward. If I seal both I’m a stateswoman.” He has sent her the wax. She would like it read out in the square by people with honest faces. From the baker’s lane came a knocking, from the inside, patient, like someone making dough.',
    result:
      'She sealed both. One went up to the ridge; the other we proclaimed, in a fine carrying voice, mine, and by dusk eleven doors were shut. Whoever had argued hardest for it was asked for water through the planks, by name. Whoever had spoken for Renfri went round by night with a claw hammer. Hask, ashamed, remembers that warmly.',
  },
  8: {
    title: 'Market Day',
    scene:
      'The bell, the cheeses, the whole coast in its clean shirt. Renfri stands under the beam, empty-handed, and puts her question. Above the tower appears Stregobor, tall as a mast, and slowly shakes his head. A good likeness. It throws no shadow. He isn’t even up there. I watched her stop being patient: you have seen a rope part. “You stood for these terms,” she tells us. One of her men throws her sword, hilt first, over all those hats, and it is in the air.',
    result:
      'She caught it. Then her people from under the carts, the mayor’s from the weigh-house, and between them everyone come to buy a goose. We cut her a lane to him, and she used it. Whoever had cried loudest to draw was seen by the whole coast, stepping over somebody. Whoever wanted to wait stood guard over the children.',
  },
  9: {
    title: 'One More Hour to Talk',
    scene:
      'The wizard’s clerk has me by the sleeve. His master is in the weigh-house, behind the flour, with his teeth chattering. He will come out. He will answer. But not to a bare blade, and not before somebody has taught that square to listen: “They’ll hear the word and run, and running is how it travels.” One hour of talk, on anything, before a woman who has waited eighteen years. Talking is my trade. I looked at her face and could think of nothing but the weather.',
    result:
      'Harbour dues, wool, a ballad entire. Then he came out white with flour and read from his ledger, house by house. The square didn’t run. It counted. Then they begged Renfri’s best advocate to take the book from him. Whoever had bought him the hour was standing at his elbow, nodding, and the nodding was noticed.',
  },
  10: {
    title: 'Cut Off the Road',
    scene:
      'Renfri found us by the sluice on the eve of market. She was civil about the boy. “The wizard goes tonight, by whichever road I’m not on. He always has. So I want there to be no road.” In the causeway a row of oak wedges holds back the sea; take them out, and the tide does the rest. It wants someone who reads mud. On the landward side carters sleep, a mile of lanterns, dreaming of prices. “No market, no crowd,” says Renfri. “Even he should be pleased.”',
    result:
      'The wedges came out like teeth. The sea walked in, and by midnight you could have moored a cog in the gap. Whoever had pushed hardest went after the last wedge, was rolled half a mile, and came up short of names, knots and nerve. Whoever had spoken against ran along the lanterns, turning carts. Carters still drink to that.',
  },
  11: {
    title: 'Behind the Illusion',
    scene:
      'That evening, since we’d walked his dykes, Stregobor showed us. The tower fell down before I was born. What stands on the quay is a stump and a very stubborn idea. “It stays up because I think of it,” he said. Tomorrow he means to think of something larger: seen from the ridge, no Hask at all, only marsh and gulls. But he can’t carry tower and town alone. He put out an inky hand. Outside, in the lee, the first market families had bedded down against the stones.',
    result:
      'All morning, from the ridge, there was no Hask. Then a child on the quay laughed at something, and the thought slipped, and the tower remembered what it was. Renfri’s friend among us was already dragging sleepers clear. Whoever had held the thought beside him had it pulled out by the root, with all that grew near.',
  },
  12: {
    title: 'An Oath in the Tavern',
    scene:
      'The eve of market. Renfri lays her sword on the bar of the Third Herring, among the puddles. She will swear: no blade of hers drawn inside Hask until he has answered. Let him swear that no more doors get nailed. Stregobor sends word that he will swear to anything; oaths carry no fever. She needs a surety, one of us, name and neck. The landlord has been polishing the same mug since she came in. Out in the lane people are standing about with their hands behind them.',
    result:
      'She swore, he swore by messenger, the surety swore. Then someone in the lane said what they were all thinking, and the window went dark, plank by plank. Renfri drew before the third nail. Whoever had pushed hardest for her oath will hear about it for life. Whoever had favoured the wizard was outside, and ran to fetch him.',
  },
  13: {
    title: 'The Wizard’s Calculation',
    scene:
      'Stregobor wanted to know about the lime: how many, since when, how deep. We heard ourselves answering. He wrote until the candle drowned, then turned the ledger round. Thousands, if she comes to market. Thirty-one, if she stays where she is. He knows a circle to draw about the kilns, which nothing that breathes will cross; it asks a thimble of blood from each of us, and it shuts in the cook, the goat, the boy. “They are in the thirty-one,” he said, before anyone asked. “I checked.”',
    result:
      'A hare ran up to the ring and sat down. The cough went through the camp, as calculated, then one lane in Hask, as calculated. Who had pushed for it? On this coast nobody takes a cup from that hand. And who had spoken for Renfri? That one sat at the edge, much admired, and learned nursing by shout.',
  },
  14: {
    title: 'No More Words',
    scene:
      'Renfri comes to market, the safe conduct folded in her glove, her sword tied into its scabbard with ribbon like a prize goose. Cheese, rope, children on shoulders. Then I see what she sees. By the weigh-beam stand men in aprons, too tall for fishmongers, and one of them is holding planks. There is a chalk mark on the back of her cloak already. She looks round for us and does not call. She unties the ribbon slowly, so that nobody can claim afterwards not to have noticed.',
    result:
      'It was short. Aprons stop nothing. A man lay across each pan of the great beam and it hung dead level, for once in its life. Somebody had stood over the children throughout, the one who’d held by the town’s seal. The loudest for blows got one, with a plank, and then the blame for all the others.',
  },
  15: {
    title: 'The Way Out of Town',
    scene:
      'Stregobor has packed: one shirt, one ledger. The doors he shut have brothers and fathers, who are waiting on the quay with oars. “If I am in Hask when it starts there will be a fire, and fires run. Take me out and she follows me. Then your square stays a square.” An old brine drain goes under the weigh-house and comes up on the marsh road, where two herring carts stand with their mules. It wants a good nose for direction and otherwise a bad one.',
    result:
      'Forty years of herring, waist-deep. We brought him out by the carts, and he corrected our count of the turnings. It had been one person’s idea, mainly. That one went first, swallowed some, and lost a month’s wits and all good company. Whoever leaned to Renfri stayed in the square, told it where he’d gone, and was carried shoulder-high.',
  },
};

const epilogues: Tale['epilogues'] = {
  16: {
    title: 'Empty by Noon',
    ending:
      'By noon the square was empty. Shoes mostly, seldom two of a kind; cheeses; a goose walking about unsold. Stregobor lay in the flour under a little heap of nails, much smaller than his likeness. Renfri sat in one pan of the great beam, the empty tin on her knees. I never saw anybody so at a loss what to do with an afternoon. No fever came that year. There you are, said her people. The clerk said nobody had stayed long enough to catch it.',
    heroes: {
      geralt:
        'Geralt spent the afternoon pairing shoes along the wall. Towards dusk a grandmother came back for hers. She didn’t speak to him, but sat down there to lace them.',
      yennefer:
        'It was Yennefer who wiped the giant off the sky with one short word, and Yennefer who knelt in the flour afterwards and shut the small one’s eyes. She denies the second.',
      dandelion:
        'I find that the hero is Dandelion, and I am he. That evening I sang for one goose. It stayed to the end, and for once I gave no encore.',
      ciri: 'Ciri climbed into the other pan, and the beam came level. “What do you do now?” she asked. They were both still sitting there, thinking about it, when the lamps were lit.',
      vesemir:
        'Squares had been emptied in front of Vesemir for better reasons and for worse, and he could no longer recall which had been which. He looked about for a broom.',
      other:
        'Our hero left by the last cart, and to this day cannot hear somebody haggle over a goose without looking round to see where the children are.',
    },
  },
  17: {
    title: 'This Once',
    ending:
      'He came to Lunde and stopped, because there was flour on his spectacles. “Six,” he read. “Five,” said Renfri. “I’m here.” He asked round for a pencil, and corrected it. She laughed: at the pencil, at eighteen years, until she had to hold on to the beam. Then she put the sword away. “This once,” she said. Now the ledger hangs on a chain by the price list. He sweeps the weigh-house, and every market day she comes to look at him, and one of them is being punished.',
    heroes: {
      geralt:
        'A quarter of that hour had belonged to Geralt, on the feeding of drowners. Hask holds it to be the longest speech of his life, and not a soul had dared to leave.',
      yennefer:
        'The pencil was lent by Yennefer. Had she known what he would do with it? One always knows, says Yennefer, with people who rule their margins.',
      dandelion:
        'Most of the hour was Dandelion’s, ballad included, and no one living could have filled it better. All the same, the line of the day was “I’m here”. I’d have given the lute for it.',
      ciri: 'The second person to laugh was Ciri. Nothing was funny, she told me later; she only thought that nobody should have to be in there alone.',
      vesemir:
        'On market days you’ll find Vesemir next to Renfri on the wall, watching the broom. “Missed a bit,” Vesemir calls. It is the nearest thing to mercy on that coast.',
      other:
        'The chain was our hero’s work, and the height of the hook: too high for a thief in a hurry, low enough for any child who can read.',
    },
  },
  18: {
    title: 'Closed to Everybody',
    ending:
      'Stregobor left by night, along the causeway, the ledger under his coat; nobody had told him about the gap. Renfri, who knew of it, went after. In spring the mud gave them back together, each with a fist in the other’s collar, and Hask has never agreed who was pulling whom out. The sea kept the road. There is no market now. There was fever that year inland, right up to the hills. In Hask there was none, and they are too poor to mention it.',
    heroes: {
      geralt:
        'Somebody had to go down and open those hands, and Geralt went. He knows which way the arms were pulling. He says that they were cold.',
      yennefer:
        'Yennefer could have raised that causeway in a morning, and the mayor knelt to her for it. She studied the pyres inland for some time. Then she asked about a boat.',
      dandelion:
        'Of course there’s a song; I am Dandelion. It has two last verses, and I look the room over, its boots and its bruises, before I decide which of them is true tonight.',
      ciri: 'Pim would not believe in the gap. So Ciri rowed him out across it every evening, and let him drop one stone, and they listened together for it to get there.',
      vesemir:
        'Both edges are marked with willow rods, so that no stranger drives in after dark. Vesemir comes each autumn to replace them, in a hired boat, complaining about the hire.',
      other:
        'The last cart off the causeway carried a stranger’s cheese and a stranger’s grandmother, and our hero held the reins. The grandmother was returned.',
    },
  },
  19: {
    title: 'What Held It Up',
    ending:
      'The tower did not come down at once. For as long as it takes to clear a quay Stregobor held it alone, one imaginary stone upon another, bleeding at the ears; then there was a good deal of noise. Renfri walked down through the dust and dug, all day, with her hands, since she had a nail to deliver. Near sunset she reached him. He was dead, curled about a carter’s child, who was not. She sat back on her heels. I heard the nail go back into the tin.',
    heroes: {
      geralt:
        'Geralt dug beside her from the first hour without asking what for. He’d have caught her wrist, he thinks. He is in no hurry to be sure.',
      yennefer:
        'One arch stayed up a breath longer than the rest, over one family; that was Yennefer, who had snatched at a corner of it. She has had a headache ever since, and blames draughts.',
      dandelion:
        'The child on the quay was laughing at Dandelion, who had just walked off it, tuning. So one might say that I brought down a tower. I try not to. It comes up.',
      ciri: 'Twice Ciri was under the stones when there was no way in, and twice she was behind us with somebody small by the collar. About the third time she doesn’t speak.',
      vesemir:
        'Old walls lean before they lie: Vesemir had been telling people so for two days, up and down the quay, like a bore. Half of them had moved, to be rid of him.',
      other:
        'Our hero took that child home, two days inland on foot. “Who saved her?” they asked at the door. The answer took so long that they made up a bed.',
    },
  },
  20: {
    title: 'Mind the Step',
    ending:
      'He came along the quay in his slippers. He had sworn that oath the way one signs for a barrel, but he had sworn it. With the landlord’s herring pliers, and where they slipped with his fingers, Stregobor drew the nails out of that door, and the crowd allowed it, from surprise. The last plank fell. Renfri came out with the sword she had sworn not to draw. “Mind the step,” he said, and those were his last words. Afterwards she gathered up the nails. The tin would not close.',
    heroes: {
      geralt:
        'Geralt had moved aside on the threshold, so that the wizard could go in or Renfri come out. He had thought there would be time to see which.',
      yennefer:
        'Yennefer, who used to say that Stregobor’s word wasn’t worth a fish head, bought the pliers from the landlord. They hang where she can see them from her desk.',
      dandelion:
        'Dandelion once put the Novigrad tax code into rhyme for a bet. Believe me, then: I have been nine years looking for the line that comes after “Mind the step”.',
      ciri: 'Ciri took the tin away from her, marched to the end of the quay, and threw it as far as she could. “There was tobacco in that, too,” said Renfri, when it had sunk.',
      vesemir:
        'Before he left, Vesemir hung a new door at the Third Herring. It took him two days. There is not a nail in it; he used pegs.',
      other:
        'Somewhere in the shouting our hero stooped for one of the wizard’s slippers, and stood there holding it, politely, until the lane had emptied.',
    },
  },
  21: {
    title: 'Thirty-One',
    ending:
      'Thirty-one, and thirty-one it was. Renfri carried the water and closed the eyes, since she couldn’t catch it. When the ring faded she went down to the lane in Hask, cursing like a bargee, and did the same there. The last entry in his ledger said only “quay”, and that was himself. She held the cup for him, three nights. He would do it again, he told her. She told him to drink. Elsewhere nobody fell ill, so there was nobody to thank us.',
    heroes: {
      geralt:
        'Fevers don’t take to Geralt either. He had the other end of the stretcher, and in eleven days he and Renfri exchanged, by my count, nine words. Four were “you take his feet”.',
      yennefer:
        'All winter Yennefer went through the ledger in search of the mistake. I’ve seen her proved right about most things. I never before saw her hope not to be.',
      dandelion:
        'He had put down dates and lanes. The names are by Dandelion: thirty-one verses, in each one something that the person used to say. It is my best work. Nobody asks for it.',
      ciri: 'Had Ciri been counted? She demanded to be shown. She had, in the margin, with a query after her. She carries the page about, folded small, and is rude to it.',
      vesemir:
        'Vesemir taught the lads of Hask to dig: how deep, how to spare the back, and that you may stop to howl, so long as you don’t do it leaning on the spade.',
      other:
        'The thirty-second to take sick was our hero, who, against the arithmetic and on quantities of soup, declined to die. Stregobor is said to have been very much put out.',
    },
  },
  22: {
    title: 'The Thumb',
    ending:
      'Renfri crossed the square to the tower and walked at the tenth stone, thinking, I hope, of supper. She came back after the length of a short song and never told what was said. Nobody else has come out. Hask speaks neither of her nor of him, but of the one who backed the wizard two days and on the third leaned on the scale, and is certain which of us it was. A trader caught cheating there is called a Thumb, and will be when we’re all forgotten.',
    heroes: {
      geralt:
        'Geralt has been called worse, in better towns. Yet when a fishwife mutters “Thumb” he stops, and turns, and lets her see both of his hands.',
      yennefer:
        'To her face no one has ever called Yennefer the Thumb. They do it two valleys away, indoors, with the dog put out, and then feel themselves carefully for warts.',
      dandelion:
        'For a year I sang that it was somebody else. It was Dandelion. I’d leaned on the beam to shake a stone out of my shoe, and that is how history finds a man.',
      ciri: 'Ciri rather liked it, for about a week. Then a widow in black held a gate for her and said, “After you, Miss Thumb,” meaning no harm at all, believing it was her name.',
      vesemir:
        'Vesemir is the only one who answers to it. They have a dead man in each pan, he says, and somebody ought to turn round when they call.',
      other:
        'In three harbours I have heard how tall the Thumb was, and which hand it was done with. Each time our hero was standing next to me, and let them finish.',
    },
  },
  23: {
    title: 'Two Carts',
    ending:
      'Two carts left Hask that noon, in opposite directions. In one sat Stregobor, between brine tubs, ledger on his knees, ruling a clean page. The other held everybody from behind the planks, Jutta the baker with her boy in her lap; Renfri drove, since no carter would sit near them. At the fork she stood up on the box and watched the other cart out of sight. Then someone behind her coughed, and she drove on. I have travelled both roads since. There were burials on both.',
    heroes: {
      geralt:
        'Geralt followed Renfri’s cart as far as the second milestone, on foot; then he turned, and followed the other just as far. I’ve not asked what he was measuring.',
      yennefer:
        'While the wizard was thanking us, Yennefer laid a single word on his ledger. Each time he writes that a door is to be shut, it enquires, in her voice, who is inside.',
      dandelion:
        'As far as the fork they had Dandelion in the straw with them, singing, for here at last was a house that couldn’t walk out. Jutta knew all the harmonies.',
      ciri: 'At the fork Ciri tossed a coin, caught it, and slapped it on her wrist. She stood there until the dust had settled on both roads. Then she pocketed it unseen.',
      vesemir:
        'It turned out that Vesemir had greased the axles, on both carts, the evening before. Somebody was bound to need them, he said; who, was a question for cleverer people.',
      other:
        'For a month our hero washed at every pump on the road and still dined alone. Then a girl pulled up a stool, at arm’s length, and said: “Is my aunt living?” She was.',
    },
  },
};

/** The Lesser Evil, as told in a tavern by a man who was there. */
export const evil: Tale = {
  title: 'The Lesser Evil',
  cover: covers.evil,
  introduction:
    'Hask smells the way it sounds: a port at the end of a causeway, with one square, and in the square a great beam for weighing fish that cheats everyone so evenly it passes for justice. We wanted a boat south, and I an audience. There would be no boat till after market, three days off. Up on the ridge, by the lime kilns, Renfri had camped with her band, a sword and a tobacco tin. On the quay stood a tower, and in it the wizard Stregobor, who called her a calamity. Both sent for us before the soup was cold. Both, I am sorry to say, were polite.',
  paths,
  epilogues,
};
